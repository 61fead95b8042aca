/** @jest-environment node */
import { webAddress } from "../../src/content/fields"
import { documentPolicy, getHash, securityHeaders } from "../../src/lib/security-headers"

const sources = {
  scriptHashes: ["'sha256-abc='", "'sha256-def='"],
  framedOrigins: ["https://join.example"],
  formOrigins: ["https://forms.example"],
}
const headers = new Map(securityHeaders(sources, false))
const policy = getDirectives(documentPolicy(sources))
const formPolicy = getDirectives(documentPolicy({ ...sources, isMemberForm: true }))

function getDirectives(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ")
      return [name, values]
    }),
  )
}

test("policy: allows inline scripts by hash only, and no inline handlers", () => {
  expect(policy["script-src"]).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"])
  expect(policy["script-src-attr"]).toBeUndefined()
})

test("policy: allows forms to the addresses of data/site.json, by script and by submit", () => {
  expect(policy["connect-src"]).toEqual(["'self'", "https://forms.example"])
  expect(policy["form-action"]).toEqual(["'self'", "https://forms.example"])
})

test("policy: content check and policy accept the same hosts, of letters, digits, dots and hyphens", () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const rejects = (origin: string) => {
    try {
      return !documentPolicy({ scriptHashes: [], formOrigins: [origin] })
    } catch {
      return true
    }
  }
  const accepted = characters.filter(
    (character) => webAddress("").safeParse(`https://forms${character}example/f`).success,
  )
  expect(accepted.join("")).toMatch(/^#-\.\/\d{10}\?[A-Z]{26}[a-z]{26}$/)
  expect(accepted.filter((character) => rejects(new URL(`https://forms${character}example/f`).origin))).toEqual([])
  expect(characters.filter((character) => !rejects(`https://forms${character}example`)).join("")).toMatch(
    /^-\.\d{10}[a-z]{26}$/,
  )
  expect(webAddress("").safeParse("https://name:word@forms.example").success).toBe(false)
})

test("policy: allows the form's and the player's hosts as frames, with autoplay and fullscreen", () => {
  expect(policy["frame-src"]).toContain("https://join.example")
  expect(headers.get("Permissions-Policy")).toContain('autoplay=(self "https://join.example"), fullscreen=(self "')
  const alone = new Map(securityHeaders({}, false))
  expect(alone.get("Permissions-Policy")).toContain("autoplay=(self), fullscreen=(self)")
})

test("Strict-Transport-Security: includes subdomains only if configured", () => {
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000")
  const all = new Map(securityHeaders(sources, true))
  expect(all.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains")
})

test("policy: only the registration form has an embedded typeface and mailto", () => {
  expect(formPolicy["form-action"]).toEqual(["'self'", "https://forms.example", "mailto:"])
  expect([formPolicy["font-src"], policy["font-src"]]).toEqual([["'self'", "data:"], undefined])
})

test("headers: have only directives that a page's own policy can't have, and no hashes, which change with each build", () => {
  expect(headers.get("Content-Security-Policy")).toBe("frame-ancestors 'self'; upgrade-insecure-requests")
})

test("getHash: computes the CSP hash of an inline script", () => {
  expect(getHash("alert(1)")).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
})
