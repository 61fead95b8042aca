import { createHash } from "node:crypto"

/** A header by its name. */
export type Header = readonly [name: string, value: string]

/** What the policy names besides the site itself. */
export interface PolicySources {
  /** Inline scripts, as `hashOf` gives them. */
  scriptHashes: readonly string[]
  /** Origins of pages that stand in a frame, such as a registration form elsewhere or YouTube's player. */
  framedOrigins?: readonly string[]
  /** Origins that forms are posted to (`forms` in data/site.json). */
  formOrigins?: readonly string[]
}

/** What a Content-Security-Policy names for an inline script in `script-src`. */
export const hashOf = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`

/** Directive by directive; one without a value is an order to the browser. */
const directives = ({ scriptHashes, framedOrigins = [], formOrigins = [] }: PolicySources) => ({
  "default-src": ["'self'"],
  // WebAssembly may be compiled, for the search (src/lib/site-search.ts); text may not be run as a script.
  "script-src": ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "media-src": ["'self'"],
  "connect-src": ["'self'", ...formOrigins],
  "frame-src": ["'self'", ...framedOrigins],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'", ...formOrigins],
  "frame-ancestors": ["'self'"],
  "upgrade-insecure-requests": [],
})

/** Have no meaning in a document, or would ask a server without TLS for HTTPS. */
const ONLY_IN_HEADERS = new Set(["frame-ancestors", "upgrade-insecure-requests"])

/**
 * The policy that stands in the document itself, for hosts that send no headers. Fetch directives that say what
 * `default-src` says are left out, because every page carries the text.
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

/** Nobody may use these, in a frame neither. */
const UNUSED_FEATURES = [
  ...["accelerometer", "bluetooth", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb"],
]

/**
 * Headers of a careful site, for every answer (budgets.md, "Working without, and against").
 *
 * @param coversSubdomains whether Strict-Transport-Security speaks for the subdomains too; nobody but the owner knows
 *   whether all of them have HTTPS
 */
export function securityHeaders(sources: PolicySources, coversSubdomains: boolean): readonly Header[] {
  const frames = (sources.framedOrigins ?? []).map((origin) => ` "${origin}"`).join("")
  const features = [
    ...UNUSED_FEATURES.map((name) => `${name}=()`),
    ...["autoplay", "fullscreen"].map((name) => `${name}=(self${frames})`),
  ]
  return [
    ["Content-Security-Policy", join(Object.entries(directives(sources)))],
    ["Strict-Transport-Security", `max-age=63072000${coversSubdomains ? "; includeSubDomains" : ""}`],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", features.join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
  ]
}
