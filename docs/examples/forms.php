<?php
// Takes a form of the site and sends it to the office. Copy it to static/forms.php and write your addresses here.
const SITE = 'https://cafn.example';
const OFFICE = 'office@cafn.example';

if ($_SERVER['REQUEST_METHOD'] !== 'POST' || ($_SERVER['HTTP_ORIGIN'] ?? '') !== SITE) {
  http_response_code(403);
  exit;
}
$lines = [];
foreach (array_slice($_POST, 0, 20) as $name => $value) {
  if (is_string($value)) $lines[] = $name . ': ' . substr($value, 0, 5000);
}
$sent = $lines && mail(OFFICE, 'Form of the site', implode("\r\n", $lines), 'From: site@' . parse_url(SITE, PHP_URL_HOST));
http_response_code($sent ? 204 : 502);
