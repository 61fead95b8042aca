<?php
// Takes a form of the site and sends it to the office. Copy it to static/forms.php and write your addresses here.
const SITES = ['https://cafn.example', 'https://www.cafn.example'];
const OFFICE = 'office@cafn.example';
const MAX_BYTES = 20000;

// The site takes each status from 200 to 299 for “received”: none before the e-mail has left.
http_response_code(500);

function refuse(int $status): void
{
  http_response_code($status);
  exit;
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST' || !in_array($_SERVER['HTTP_ORIGIN'] ?? '', SITES, true)) refuse(403);

$lines = [];
foreach ($_POST as $name => $value) {
  if (!is_string($value)) refuse(400);
  if (trim($value) === '') continue;
  // Without control characters, except tabs and new lines; null if it is not UTF-8.
  $lines[] = preg_replace('/[^\P{Cc}\t\n]/u', '', "$name: $value") ?? refuse(400);
}
$text = implode("\n", $lines);
if ($text === '') refuse(400);
if (strlen($text) > MAX_BYTES) refuse(413);

$isSent = mail(OFFICE, 'Form of the site', chunk_split(base64_encode($text)), [
  'From' => 'site@' . parse_url(SITES[0], PHP_URL_HOST),
  'MIME-Version' => '1.0',
  'Content-Type' => 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding' => 'base64',
]);
if ($isSent) http_response_code(204);
