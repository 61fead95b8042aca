/** @jest-environment node */
import { documentPolicy, hashOf, securityHeaders } from "../../src/lib/security-headers"

const sources = {
  scriptHashes: ["'sha256-abc='", "'sha256-def='"],
  framedOrigins: ["https://join.example"],
  formOrigins: ["https://forms.example"],
}
const headers = new Map(securityHeaders(sources, false))
const policy = directivesOf(headers.get("Content-Security-Policy") ?? "")

function directivesOf(text: string): Record<string, string[]> {
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ")
      return [name, values]
    }),
  )
}

test("policy: allows no inline script but those with the hashes, and nobody else's", () => {
  expect(policy["script-src"]).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"])
  expect(policy["script-src-attr"]).toEqual(["'none'"])
})

test("policy: a form may be sent to the addresses of data/site.json, by script or by the browser", () => {
  expect(policy["connect-src"]).toEqual(["'self'", "https://forms.example"])
  expect(policy["form-action"]).toEqual(["'self'", "https://forms.example", "mailto:"])
})

test("policy: a form elsewhere may stand in the frame, a player elsewhere may start by itself and fill the screen, nobody else may", () => {
  expect(policy["frame-src"]).toContain("https://join.example")
  expect(headers.get("Permissions-Policy")).toContain('autoplay=(self "https://join.example"), fullscreen=(self "')
  const alone = new Map(securityHeaders({ scriptHashes: [] }, false))
  expect(alone.get("Permissions-Policy")).toContain("autoplay=(self), fullscreen=(self)")
})

test("Strict-Transport-Security: HTTPS is promised for subdomains only where the owner says so", () => {
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000")
  const all = new Map(securityHeaders(sources, true))
  expect(all.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains")
})

test("document policy: an embedded typeface and a form that goes by e-mail are the registration form's, and no other page's", () => {
  expect(policy["font-src"]).toEqual(["'self'", "data:"])
  const other = directivesOf(documentPolicy(sources))
  expect(other["form-action"]).toEqual(["'self'", "https://forms.example"])
  expect(other["font-src"]).toBeUndefined()
})

test("document policy: that of the registration form allows what the header allows", () => {
  const inDocument = directivesOf(documentPolicy({ ...sources, isMemberForm: true }))
  for (const [name, values] of Object.entries(policy)) {
    if (name === "frame-ancestors" || name === "upgrade-insecure-requests") continue
    const effective = inDocument[name] ?? (name === "script-src-attr" ? ["'none'"] : inDocument["default-src"])
    expect([name, effective]).toEqual([name, values])
  }
})

test("document policy: has nothing that browsers read in headers only, or that a server without TLS can't follow", () => {
  expect(documentPolicy(sources)).not.toMatch(/frame-ancestors|upgrade-insecure-requests/)
})

test("hashOf: a hash is what browsers compute of an inline script", () => {
  expect(hashOf("alert(1)")).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
})
