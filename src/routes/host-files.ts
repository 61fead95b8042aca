import fs from "node:fs"
import path from "node:path"

/** An address that has no file, in Gatsby's notation ("/service-details/3/:slug"), and the page that answers it. */
export interface Rewrite {
  from: string
  to: string
}

/**
 * Headers of a careful site (budgets.md, "Working without, and against") and the addresses that only a rewrite
 * reaches, in the two forms that hosts read: `public/_headers` and `public/_redirects` for static hosts,
 * `deploy/nginx.conf` for a server of one's own (docs/put-it-online.md).
 *
 * @param scriptHashes the hashes of the inline scripts, in the form of CSP sources
 * @param framedHosts origins of other hosts whose pages stand in a frame, such as a registration form
 */
export function writeHostFiles(
  root: string,
  scriptHashes: readonly string[],
  rewrites: readonly Rewrite[],
  framedHosts: readonly string[] = [],
): void {
  const ranked = [...rewrites].sort((a, b) => rank(a) - rank(b) || a.from.localeCompare(b.from))
  const headers = securityHeaders(scriptHashes, framedHosts)
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  write("public/_headers", headersFile(headers))
  write("public/_redirects", redirectsFile(ranked))
  write("deploy/nginx.conf", nginxFile(headers, ranked))
}

/** The headers by name; the parameters are those of `writeHostFiles`. */
export function securityHeaders(
  scriptHashes: readonly string[],
  framedHosts: readonly string[] = [],
): readonly (readonly [name: string, value: string])[] {
  const policy = {
    "default-src": "'self'",
    // WebAssembly may be compiled, for the search (src/lib/site-search.ts); text may not be run as a script.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scriptHashes].join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "frame-src": ["'self'", "https://www.youtube-nocookie.com", ...framedHosts].join(" "),
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
  }
  return [
    [
      "Content-Security-Policy",
      Object.entries(policy)
        .map(([directive, value]) => `${directive} ${value}`)
        .join("; "),
    ],
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ]
}

type Headers = ReturnType<typeof securityHeaders>

/** Hosts take the first rule that fits: the most specific goes first, a bare splat last. */
const rank = ({ from }: Rewrite): number => (from.endsWith("*") ? (from.includes(":") ? 1 : 2) : 0)

/** Files whose names change with their content; everything else is asked for anew each time. */
const HASHED = { folders: ["/static/*"], files: ["/*-*.js"] }

const FOREVER = "public, max-age=31536000, immutable"
const ASK_AGAIN = "public, max-age=0, must-revalidate"

function headersFile(headers: Headers): string {
  const block = (pattern: string, lines: Headers) =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join("\n")
  const hashed = [...HASHED.folders, ...HASHED.files].map((pattern) => block(pattern, [["Cache-Control", FOREVER]]))
  return [block("/*", headers), ...hashed].join("\n\n").concat("\n")
}

function redirectsFile(rewrites: readonly Rewrite[]): string {
  return rewrites.map(({ from, to }) => `${from} ${to} 200\n`).join("")
}

/** "/service-details/:number/its-path/*" → "^/service-details/[^/]+/its-path(/.*)?$" */
const asPattern = (from: string): string => `^${from.replace(/:[^/]+/g, "[^/]+").replace(/\/\*$/, "(/.*)?")}$`

function nginxFile(headers: Headers, rewrites: readonly Rewrite[]): string {
  const lines = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return `# Written by the build. Include it in an http block; root and server_name are the host's.
server {
  listen 80;
  root /srv/cafn;
  index index.html;
  error_page 404 /404.html;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml;

${lines.join("\n")}

  location / {
    add_header Cache-Control "${ASK_AGAIN}";
${lines.map((line) => `  ${line}`).join("\n")}
    try_files $uri $uri/index.html $uri.html =404;
  }
${rewrites
  .map(
    ({ from, to }) => `
  location ~ ${asPattern(from)} {
    try_files $uri $uri/index.html ${to}/index.html;
  }
`,
  )
  .join("")}
  location ~ ^/(static/.+|[^/]+-[0-9a-f]{20}\\.js)$ {
    add_header Cache-Control "${FOREVER}";
${lines.map((line) => `  ${line}`).join("\n")}
  }
}
`
}
