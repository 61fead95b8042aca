import { createHash } from "node:crypto"

export type Header = readonly [name: string, value: string]

export interface PolicySources {
  /** Hashes of inline scripts, from `getHash`. */
  scriptHashes: readonly string[]
  /** Origins of framed pages, such as YouTube's player. */
  framedOrigins?: readonly string[]
  /** From `forms` in data/site.json. */
  formOrigins?: readonly string[]
  /** For the registration form: its typeface is a data URL, and without its script it opens the e-mail program. */
  isMemberForm?: boolean
}

export const getHash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`

/** Always written: `default-src`, and the directives without a fallback to it. */
const WITHOUT_DEFAULT = new Set(["default-src", "base-uri", "form-action"])

/** Returns the policy for a page's `<meta>`, without directives equal to `default-src`: the text is in every page. */
export function documentPolicy(sources: PolicySources): string {
  const { scriptHashes, framedOrigins = [], formOrigins = [], isMemberForm } = sources
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'", ...(isMemberForm ? ["data:"] : [])],
    "connect-src": ["'self'", ...formOrigins],
    "frame-src": ["'self'", ...framedOrigins],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'", ...formOrigins, ...(isMemberForm ? ["mailto:"] : [])],
  }
  return join(
    Object.entries(directives).filter(([name, values]) => WITHOUT_DEFAULT.has(name) || values.join() !== "'self'"),
  )
}

/** A keyword or hash, a scheme, or an origin. Other characters could end a directive, or name a host's variable. */
const SOURCE = /^('[\w+/=-]+'|[a-z]+:|https:\/\/[a-z0-9.-]+(:\d+)?)$/

/** @throws if a source could be more than one */
function join(entries: readonly (readonly [string, readonly string[]])[]): string {
  const invalid = entries.flatMap(([, values]) => values).find((value) => !SOURCE.test(value))
  if (invalid !== undefined) throw new Error(`A security policy can't name ${JSON.stringify(invalid)}.`)
  return entries.map(([name, values]) => [name, ...values].join(" ")).join("; ")
}

/**
 * Returns the policy of the editor, whose script adds styles and decodes pictures with WebAssembly.
 * @param origins of the repository host's API and of the editors' portraits
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

/** Disabled for the site and its frames. Chromium warns on every page about names that it doesn't support. */
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
 * Returns the security headers of every response. They hold no hashes of scripts, because an upload replaces headers and
 * pages one after the other.
 * @param coversSubdomains sets `includeSubDomains`: the owner confirms that all subdomains have HTTPS
 */
export function securityHeaders(sources: Partial<PolicySources>, coversSubdomains: boolean): readonly Header[] {
  const frames = (sources.framedOrigins ?? []).map((origin) => ` "${origin}"`).join("")
  const features = [
    ...UNUSED_FEATURES.map((name) => `${name}=()`),
    `autoplay=(self${frames})`,
    `fullscreen=(self${frames})`,
  ]
  return [
    // A `<meta>` can't have these two directives; each page has the others in its own.
    ["Content-Security-Policy", "frame-ancestors 'self'; upgrade-insecure-requests"],
    ["Strict-Transport-Security", `max-age=63072000${coversSubdomains ? "; includeSubDomains" : ""}`],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", features.join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    // `frame-ancestors` for browsers and checks that don't read it.
    ["X-Frame-Options", "SAMEORIGIN"],
  ]
}
