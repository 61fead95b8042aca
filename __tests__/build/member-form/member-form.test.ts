/** @jest-environment node */
import fs from "node:fs"
import { documentPolicy, hashOf } from "../../../src/build/hosts/security-headers"
import { memberFormPage, memberFormScript, type MemberFormFacts } from "../../../src/build/member-form/member-form"

interface Fields {
  requiredFields: string[]
  optionalFields: string[]
}

const { requiredFields, optionalFields } = JSON.parse(fs.readFileSync("data/registration.json", "utf8")) as Fields
const facts: MemberFormFacts = {
  name: "CaFN",
  email: "hello@cafn.example",
  telephones: [
    { label: "Office", number: "+256 000 000 001" },
    { label: "Membership", number: "+256 000 000 002" },
  ],
  chatNumber: "+256 000 000 001",
  requiredFields,
  optionalFields,
}
const root = process.cwd()
const pageOf = (changes: Partial<MemberFormFacts> = {}) => memberFormPage({ ...facts, ...changes }, root)

test("the form asks for what the content says, the required fields marked as such", () => {
  const page = pageOf()
  for (const label of requiredFields) expect(page).toMatch(new RegExp(`data-label="${label}" required`))
  for (const label of optionalFields) {
    expect(page).toContain(`data-label="${label}"`)
    expect(page).not.toContain(`data-label="${label}" required`)
  }
})

test("the identity number is the only answer that stays out of every link", () => {
  const secrets = pageOf().match(/data-label="[^"]*"[^>]*data-secret/g)
  expect(secrets?.map((control) => /data-label="([^"]*)"/.exec(control)?.[1])).toEqual([
    "National identification number",
  ])
})

test("the page holds all it needs, its only script is the one whose hash the policy names, and it posts to nobody", () => {
  const page = pageOf()
  const scripts = Array.from(page.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code]) => code)
  expect(scripts).toEqual([memberFormScript(root)])
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="${documentPolicy({ scriptHashes: [hashOf(memberFormScript(root))] })}">`,
  )
  expect(page).not.toMatch(/<link|<script [^>]*src/)
  expect(page).not.toMatch(/<form[^>]*action/)
})

test("until the script has run the form is not there, and the numbers of data/site.json are", () => {
  const page = pageOf()
  expect(page).toContain('<div id="with-script" hidden>')
  expect(page.indexOf('id="without-script"')).toBeLessThan(page.indexOf('id="with-script"'))
  const links = Array.from(page.matchAll(/href="([^"#]+)"/g), ([, href]) => href)
  const text = encodeURIComponent("Hello CaFN, I would like to become a member. Please ring me.")
  expect(links).toEqual([
    "tel:+256000000001",
    "tel:+256000000002",
    `https://wa.me/256000000001?text=${text}`,
    `sms:+256000000001?body=${text}`,
  ])
})

test("a field that no control exists for stops the build, in words an editor understands", () => {
  expect(() => pageOf({ requiredFields: ["Shoe size"] })).toThrow(
    "data/registration.json asks for “Shoe size”, and the site's own form has no such field. Known are: Full name",
  )
})

test("words of the content are text, not markup", () => {
  expect(pageOf({ name: 'A & "B" <i>' })).toContain("A &amp; &quot;B&quot; &lt;i&gt;")
})
