import fs from "node:fs"
import path from "node:path"
import { calendarPath, contactsPath } from "../../lib/file-paths"
import { IMMUTABLE_FOLDERS, type HostRules, type Rewrite } from "./host-rules"
import type { Header } from "../../lib/security-headers"
import { apacheFile, apacheFolderFile, apacheFrameFile } from "./apache-file"

/**
 * Writes the rules in each host's format (docs/put-it-online.md):
 *
 * - `public/_headers` and `public/_redirects` for Netlify and Cloudflare Pages;
 * - `public/service-details/404.html` and similar files for Cloudflare Pages, which answers with the nearest one, and
 *   for Apache;
 * - `public/.htaccess`, and one in each folder with a frame or headers of its own, for Apache and LiteSpeed;
 * - `deploy/cafn.conf`, the contents of an nginx server block;
 * - `deploy/host.json`, the unchanged rules, for `npm start` (scripts/lib/server.mjs).
 *
 * @param pages paths of all pages
 */
export function writeHostFiles(root: string, rules: HostRules, pages: readonly string[]): void {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  write("public/_headers", headersFile(rules))
  write("public/_redirects", redirectsFile(rules, pages))
  write("public/.htaccess", apacheFile(rules, asPattern))
  write("deploy/cafn.conf", nginxFile(rules))
  write("deploy/host.json", `${JSON.stringify(rules, null, 2)}\n`)
  for (const { under, frame } of rules.frames) {
    fs.copyFileSync(path.join(root, "public", frame, "index.html"), path.join(root, "public", under, "404.html"))
    write(`public${under}/.htaccess`, apacheFrameFile(under))
  }
  for (const { under, headers } of rules.folders) write(`public${under}/.htaccess`, apacheFolderFile(headers))
}

/**
 * Netlify and Cloudflare Pages revalidate files by default, so only immutable files are listed. Cloudflare joins the
 * values of rules that set the same header, and drops rules with two wildcards. Both know calendars and address cards by
 * their names; the two files that are linked for good get their whole type as well. A rule for the folders would give it
 * to error pages, and one for each file is more than Cloudflare reads.
 */
function headersFile({ headers, folders, caching, types, immutableFiles }: HostRules): string {
  const block = (pattern: string, lines: readonly Header[]) =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join("\n")
  const forever = [...IMMUTABLE_FOLDERS.map((folder) => `${folder}/*`), ...immutableFiles].map((pattern) =>
    block(pattern, [["Cache-Control", caching.immutable]]),
  )
  const typed = [calendarPath, contactsPath].flatMap((file) => {
    const type = types[file.slice(file.lastIndexOf(".") + 1)]
    return type === undefined ? [] : [block(file, [["Content-Type", type]])]
  })
  // Cloudflare takes a header away by an exclamation mark, and would join the two values otherwise. Netlify sends the one
  // of the narrower rule, and passes over the mark.
  const own = folders.flatMap(({ under, headers: others }) => {
    const lines = others.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])
    return [under, `${under}/*`].map((pattern) => [pattern, ...lines].join("\n"))
  })
  return [block("/*", headers), ...own, ...typed, ...forever].join("\n\n").concat("\n")
}

/**
 * Netlify looks for a file first. Cloudflare Pages applies the rules first, redirects folder paths to a trailing slash,
 * and ignores rules with status 404. Therefore each page has a rule that serves it without the slash; the rewrites'
 * targets end in a slash, so that they cause no redirect and match no rule again; and a rule that also matches real
 * pages leads to the same page.
 */
function redirectsFile({ rewrites, frames }: HostRules, pages: readonly string[]): string {
  const folders = pages.filter((page) => page !== "/" && page !== "/404" && !page.endsWith(".html"))
  return [
    ...folders.map((page) => `${page} ${page}/ 200`),
    ...rewrites.map(({ from, to }) => `${withoutSplat(from)} ${to}/ 200`),
    ...frames.map(({ under, frame }) => `${under}/* ${frame}/ 404`),
    "",
  ].join("\n")
}

const withoutSplat = (from: string): string => from.replace(/\/\*$/, "")

/** "/service-details/:number/its-path/*" → "^/service-details/[^/]+/its-path/?$" */
const asPattern = ({ from }: Rewrite): string => `^${withoutSplat(from).replace(/:[^/]+/g, "[^/]+")}/?$`

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
  return `# Written by the build: the inside of a server block (docs/put-it-online.md shows a whole one).
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
# Nothing for visitors: what other hosts read, and hidden files.
location ~ "^/_(headers|redirects)$" {
  return 404;
}
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
