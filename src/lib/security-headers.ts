import { createHash } from "node:crypto"

export type Header = readonly [name: string, value: string]

export interface PolicySources {
  /** Hashes of inline scripts, from `hashOf`. */
  scriptHashes: readonly string[]
  /** Origins of framed pages, such as YouTube's player. */
  framedOrigins?: readonly string[]
  /** From `forms` in data/site.json. */
  formOrigins?: readonly string[]
  /** For the registration form: its typeface is a data URL, and without its script it opens the e-mail program. */
  isMemberForm?: boolean
}

export const hashOf = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`

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

/** `frame-ancestors` is ignored in a `<meta>`; `upgrade-insecure-requests` would break a server without TLS. */
const ONLY_IN_HEADERS = new Set(["frame-ancestors", "upgrade-insecure-requests"])

/**
 * Returns the policy for a `<meta>`, for hosts that send no headers. It omits directives equal to `default-src`,
 * because the text is in every page.
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

/** Disabled for the site and its frames. Chromium warns on every page about names that it doesn't know. */
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
 * Returns the security headers of every response.
 * @param coversSubdomains sets `includeSubDomains`: only the owner knows whether all subdomains have HTTPS
 */
export function securityHeaders(sources: PolicySources, coversSubdomains: boolean): readonly Header[] {
  const frames = (sources.framedOrigins ?? []).map((origin) => ` "${origin}"`).join("")
  const features = [
    ...UNUSED_FEATURES.map((name) => `${name}=()`),
    `autoplay=(self${frames})`,
    `fullscreen=(self${frames})`,
  ]
  return [
    // One set for all files, including the registration form.
    ["Content-Security-Policy", join(Object.entries(directives({ ...sources, isMemberForm: true })))],
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
