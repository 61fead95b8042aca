import type { Header } from "../../lib/security-headers"
import type { HostRules } from "./host-rules"

/** Types that an Apache of 2018 lacks, or has without a charset. */
const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  js: "text/javascript",
  json: "application/json",
  mp4: "video/mp4",
  svg: "image/svg+xml",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
}

/** Compressed copies: encoding and extension. */
const COPIES = [
  ["br", "br"],
  ["gzip", "gz"],
] as const

/**
 * Returns public/.htaccess for Apache and LiteSpeed. Each section is in an `IfModule`, so that a missing module causes no
 * error 500. Apache applies the rules again to each result, so each rule leads to a file that no rule changes.
 */
export function apacheFile(rules: HostRules): string {
  const { headers, caching, types, immutable } = rules
  const immutablePattern = immutable.replace(/\$$/, String.raw`(?:\.(?:br|gz))?$`)
  return `# Written by the build, for Apache and LiteSpeed (docs/host-apache.md).

ErrorDocument 404 /404.html

<IfModule mod_negotiation.c>
  Options -MultiViews
</IfModule>

<IfModule mod_mime.c>
${Object.entries({ ...TYPES, ...types })
  .map(([ending, type]) => `  AddType ${quote(type)} .${ending}`)
  .join("\n")}
  # What a compressed copy is says the ending before: page.html.br. Some servers take .br for Breton.
  RemoveLanguage .br
  RemoveType .br .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${headerLines(headers)}
  Header merge Vary Accept-Encoding
  # Names that change with the content are kept, all others asked for anew. Errors are no files: they are not kept.
  SetEnvIf Request_URI "${immutablePattern}" keep_for_ever
  Header always set Cache-Control "${caching.others}" env=!keep_for_ever
  Header set Cache-Control "${caching.immutable}" env=keep_for_ever
</IfModule>

<IfModule mod_rewrite.c>
  DirectorySlash Off
  RewriteEngine On
  RewriteBase /

${rewriteRules(rules)}
</IfModule>
`
}

/** Returns `.htaccess` of a folder whose unknown paths get its fallback page. */
export const apacheFrameFile = (under: string): string => `ErrorDocument 404 ${under}/404.html\n`

/** Returns `.htaccess` of a folder with its own headers, which replace those above it. */
export const apacheFolderFile = (headers: readonly Header[]): string => `<IfModule mod_headers.c>
${headerLines(headers)}
</IfModule>
`

/** Escapes percent signs, which Apache interprets. */
const headerLines = (headers: readonly Header[]): string =>
  headers.map(([name, value]) => `  Header always set ${name} ${quote(value.replaceAll("%", "%%"))}`).join("\n")

const quote = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`

/** "/service-details/:number/its-path/*" → "^service-details/[^/]+/its-path/?$" */
const toPattern = (from: string): string =>
  `^${from
    .slice(1)
    .replace(/\/\*$/, "")
    .replace(/:[^/]+/g, "[^/]+")}/?$`

function rewriteRules({ rewrites }: HostRules): string {
  return `  # By HTTPS only, also behind a proxy that speaks HTTPS for this server. A certificate may be asked for without.
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteCond %{REQUEST_URI} !^/\\.well-known/acme-challenge/
  RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]

  # Pages are read. A form may go to a script that you have put beside them.
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD|OPTIONS)$
  RewriteCond %{REQUEST_URI} !\\.php$
  RewriteRule ^ - [R=405,L]

  # Nothing for visitors: hidden files.
  RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]

  # The build has written a compressed copy beside every file that gets smaller by it.
${COPIES.map(
  ([coding, ending]) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
  RewriteCond %{REQUEST_FILENAME}.${ending} -f
  RewriteRule ^(.+)$ /$1.${ending} [L]
`,
).join("")}
  # A file is served as it is. A folder is its page, with and without a slash, or nothing.
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteRule ^ - [L]
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.*?)/?$ /$1/index.html [L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]

  # Addresses without a file of their own that another page answers.
${rewrites.map(({ from, to }) => `  RewriteRule "${toPattern(from)}" ${to}/index.html [L]`).join("\n")}`
}
