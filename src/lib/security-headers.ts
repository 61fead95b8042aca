import { createHash } from "node:crypto"

/** The name and value of a response header. */
export type Header = readonly [name: string, value: string]

/** The sources that the policy allows besides the site itself. */
export interface PolicySources {
  /** Hashes of inline scripts, from `hashOf`. */
  scriptHashes: readonly string[]
  /** Origins of framed pages, such as an external registration form or YouTube's player. */
  framedOrigins?: readonly string[]
  /** Origins that forms post to (`forms` in data/site.json). */
  formOrigins?: readonly string[]
  /**
   * For the registration form's page: it holds its typeface, and without its script it goes to the visitor's e-mail
   * program.
   */
  isMemberForm?: boolean
}

/** The hash source of an inline script for `script-src`. */
export const hashOf = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`

/** The policy's directives; one without a value has no sources. */
const directives = ({ scriptHashes, framedOrigins = [], formOrigins = [], isMemberForm }: PolicySources) => ({
  "default-src": ["'self'"],
  "script-src": ["'self'", ...scriptHashes],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'", ...(isMemberForm ? ["data:"] : [])],
  "media-src": ["'self'"],
  "connect-src": ["'self'", ...formOrigins],
  "frame-src": ["'self'", ...framedOrigins],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'", ...formOrigins, ...(isMemberForm ? ["mailto:"] : [])],
  "frame-ancestors": ["'self'"],
  "upgrade-insecure-requests": [],
})

/**
 * `frame-ancestors` has no meaning in a `<meta>` element; `upgrade-insecure-requests` would break a server without TLS.
 */
const ONLY_IN_HEADERS = new Set(["frame-ancestors", "upgrade-insecure-requests"])

/**
 * The policy in a `<meta>` element, for hosts that send no headers. Fetch directives equal to `default-src` are left
 * out, because the text is in every page.
 */
export function documentPolicy(sources: PolicySources): string {
  const all = directives(sources)
  const saysMore = ([name, values]: [string, string[]]) =>
    name === "default-src" ||
    name === "base-uri" ||
    name === "form-action" ||
    (name !== "script-src-attr" && values.join(" ") !== all["default-src"].join(" "))
  return join(Object.entries(all).filter((entry) => !ONLY_IN_HEADERS.has(entry[0]) && saysMore(entry)))
}

const join = (entries: readonly (readonly [string, readonly string[]])[]): string =>
  entries.map(([name, values]) => [name, ...values].join(" ")).join("; ")

/**
 * The policy of the page to edit with. Its styles come from its script; WebAssembly decodes and encodes pictures.
 *
 * @param origins of the repository's host: of its API, and of the portraits of those who edit
 */
export const editorPolicy = (origins: readonly string[]): string =>
  join(
    Object.entries({
      "default-src": ["'none'"],
      "script-src": ["'self'", "'wasm-unsafe-eval'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "font-src": ["'self'"],
      "img-src": ["'self'", "blob:", "data:", ...origins],
      "media-src": ["blob:"],
      "connect-src": ["'self'", "blob:", "data:", ...origins],
      "worker-src": ["'self'", "blob:"],
      "manifest-src": ["blob:"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
    }),
  )

/** Features disabled for the site and its frames. Chromium warns on every page of a name that it does not know. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]

/**
 * The security headers of every response.
 *
 * @param coversSubdomains whether Strict-Transport-Security includes the subdomains; only the owner knows
 *   whether all of them have HTTPS
 */
export function securityHeaders(sources: PolicySources, coversSubdomains: boolean): readonly Header[] {
  const frames = (sources.framedOrigins ?? []).map((origin) => ` "${origin}"`).join("")
  const features = [
    ...UNUSED_FEATURES.map((name) => `${name}=()`),
    `autoplay=(self${frames})`,
    `fullscreen=(self${frames})`,
  ]
  return [
    // One set of headers for all files, the registration form's page among them.
    ["Content-Security-Policy", join(Object.entries(directives({ ...sources, isMemberForm: true })))],
    ["Strict-Transport-Security", `max-age=63072000${coversSubdomains ? "; includeSubDomains" : ""}`],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", features.join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ]
}
