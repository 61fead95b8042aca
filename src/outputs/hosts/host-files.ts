import fs from "node:fs"
import path from "node:path"
import type { HostRules, Rewrite } from "./host-rules"
import type { Header } from "../../lib/security-headers"
import { apacheFile, apacheFolderFile, apacheFrameFile } from "./apache-file"
import { cloudflareHeaders, cloudflareRedirects } from "./cloudflare-files"

/**
 * Writes the rules in each host's format (docs/put-it-online.md):
 *
 * - `public/.htaccess`, and one in each folder with a frame or headers of its own, for Apache and LiteSpeed;
 * - `public/service-details/404.html` and similar files, to which Apache's `.htaccess` there leads, and which Cloudflare
 *   finds by itself;
 * - `deploy/cloudflare`, two files that go beside the pages when they are uploaded;
 * - `deploy/cafn.conf`, the contents of an nginx server block;
 * - `deploy/host.json`, the unchanged rules, for `npm start` (scripts/lib/server.mjs).
 *
 * @param pages the addresses of all pages
 */
export function writeHostFiles(root: string, rules: HostRules, pages: readonly string[]): void {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  write("public/.htaccess", apacheFile(rules, asPattern))
  write("deploy/cloudflare/_headers", cloudflareHeaders(rules))
  write("deploy/cloudflare/_redirects", cloudflareRedirects(rules, pages))
  write("deploy/cafn.conf", nginxFile(rules))
  write("deploy/host.json", `${JSON.stringify(rules, null, 2)}\n`)
  for (const { under, frame } of rules.frames) {
    fs.copyFileSync(path.join(root, "public", frame, "index.html"), path.join(root, "public", under, "404.html"))
    write(`public${under}/.htaccess`, apacheFrameFile(under))
  }
  for (const { under, headers } of rules.folders) write(`public${under}/.htaccess`, apacheFolderFile(headers))
}

/** "/service-details/:number/its-path/*" → "^/service-details/[^/]+/its-path/?$" */
const asPattern = ({ from }: Rewrite): string => `^${from.replace(/\/\*$/, "").replace(/:[^/]+/g, "[^/]+")}/?$`

/**
 * The contents of an nginx server block. In nginx a location with an `add_header` of its own inherits none, so the
 * immutable files repeat them; patterns are quoted, because nginx reads a brace as the start of a block.
 */
function nginxFile({ headers, folders, rewrites, frames, caching, types, immutable }: HostRules): string {
  const addHeader = ([name, value]: Header, when = " always") =>
    `add_header ${name} "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"${when};`
  const lines = headers.map((header) => addHeader(header))
  const folder = ({ under, headers: others }: HostRules["folders"][number]) => {
    const replaced = new Map([...headers, ...others, ["Cache-Control", caching.others] satisfies Header])
    return `
location ~ "^${under}(/|$)" {
  ${[...replaced].map((header) => addHeader(header)).join("\n  ")}
  try_files $uri $uri/index.html =404;
}
`
  }
  return `# Written by the build: the inside of a server block (docs/host-nginx.md shows a whole one).
# root, listen and server_name are the server block's own.

index index.html;
error_page 404 /404.html;

# The build has written a .gz file beside every file that gets smaller by it.
gzip_static on;
gzip_vary on;
gzip_proxied any;

${lines.join("\n")}
${addHeader(["Cache-Control", caching.others])}

location / {
  try_files $uri $uri/index.html =404;
}

location = /manifest.webmanifest {
  types { }
  default_type application/manifest+json;
}

# Types that nginx does not know.
${Object.entries(types)
  .map(
    ([ending, type]) => `location ~ "\\.${ending}$" {
  types { }
  default_type "${type}";
  try_files $uri =404;
}
`,
  )
  .join("")}
# Nothing for visitors: hidden files.
location ~ "/\\.(?!well-known/)" {
  return 404;
}

${folders.length > 0 ? "# Folders with headers of their own." : ""}${folders.map(folder).join("")}
# Names that change with the content. Errors are no files: they are not kept.
location ~ "${immutable}" {
  ${lines.join("\n  ")}
  ${addHeader(["Cache-Control", caching.immutable], "")}
  try_files $uri =404;
}

# Addresses without a file of their own that another page answers.
${rewrites
  .map(
    (rewrite) => `location ~ "${asPattern(rewrite)}" {
  try_files $uri $uri/index.html ${rewrite.to}/index.html =404;
}
`,
  )
  .join("")}
# What is unknown there gets the page's empty frame.
${frames
  .map(
    ({ under, frame }) => `location ~ "^${under}/." {
  error_page 404 ${frame}/index.html;
  try_files $uri $uri/index.html =404;
}
`,
  )
  .join("")}`
}
