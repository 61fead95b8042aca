/** @jest-environment node */
import { messages as sharedMessages } from "../../../src/shared/messages"
import { documentPolicy, getHash } from "../../../src/lib/security-headers"
import { memberFormPage, memberFormScript } from "../../../src/outputs/member-form/member-form"
import type { MemberFormFacts } from "../../../src/outputs/member-form/member-form-panels"
import { SHOWN_IN_PERSON } from "../../../src/outputs/member-form/member-form-fields"
import { memberForm } from "../../fixtures/member-form"

// Tailwind registers hooks of Node's, which Jest refuses.
jest.mock("../../../postcss.config.js", () => ({ plugins: [] }))

const requiredFields = ["Full name", "National identification number", "Phone number", "District", "Gender"]
const optionalFields = ["Email address"]
const root = process.cwd()
const getPage = (changes: Partial<MemberFormFacts> = {}) =>
  memberFormPage({ ...memberForm, requiredFields, optionalFields, ...changes }, root)

test("member form: the form asks for what the content says, the required fields marked as such", async () => {
  const page = await getPage()
  const control = (label: string) => new RegExp(`<(?:input|select) [^>]*name="${label}"[^>]*>`).exec(page)?.[0]
  for (const label of requiredFields.filter((label) => label !== SHOWN_IN_PERSON))
    expect(control(label)).toContain(' required=""')
  for (const label of optionalFields) {
    expect(control(label)).toBeDefined()
    expect(control(label)).not.toContain("required")
    expect(page).toContain(`${label} (optional)</label>`)
  }
})

test("member form: the identity number is not asked for; a line says to bring the card", async () => {
  const page = await getPage()
  expect(page).not.toContain("identification number")
  expect(page.split(memberForm.identityCard)).toHaveLength(2)
})

test("member form: below its button it says what the answers are used for, with a link in a tab of its own", async () => {
  expect(await getPage()).toContain(sharedMessages.consent(sharedMessages.purposes.registration))
  expect(await getPage()).toMatch(/<a href="\/privacy#forms"[^>]* target="_blank"[^>]*>What happens to what you write/)
})

test("member form: a step none of whose fields is asked for is not counted; words of the content are no markup", async () => {
  const page = await getPage({ requiredFields: ["Full name"], optionalFields: [], name: 'A & "B" <i>' })
  expect(page).toContain("Step 1 of 1")
  expect(page).not.toContain("optional")
  expect(page).toContain("A &amp; &quot;B&quot; &lt;i&gt;")
})

test("member form: the page holds all it needs, its only script is the one whose hash the policy names, and its form goes to an e-mail program only", async () => {
  const page = await getPage()
  const scripts = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, code]) => code)
  expect(scripts).toEqual([memberFormScript(root)])
  const policy = documentPolicy({ scriptHashes: [getHash(memberFormScript(root))], isMemberForm: true })
  expect(page).toContain(`"Content-Security-Policy" content="${policy.replaceAll("'", "&#x27;")}"`)
  expect(page).not.toMatch(/<link|<script [^>]*src/)
  expect(page).not.toMatch(/url\((?!data:)/)
  expect(page.match(/<form[^>]*action="[^"]*"/g)).toEqual([
    expect.stringMatching(/action="mailto:hello@cafn\.example\?subject=CaFN%20registration"$/),
  ])
})

test("member form: until the script has run, whom to call comes first, from data/site.json, and all steps are one form", async () => {
  const page = await getPage()
  expect(page).not.toContain("data-step hidden")
  const text = encodeURIComponent("Hello CaFN, I would like to join. Please call me.")
  const other = /<div id="other-ways"[^>]*>([^]*?)<\/div>/.exec(page)
  expect(Array.from((other?.[1] ?? "").matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual([
    "tel:+256000000002",
    `https://wa.me/256000000002?text=${text}`,
    `sms:+256000000002?&amp;body=${text}`,
  ])
  expect(other?.index).toBeLessThan(page.indexOf("<form"))
})

test("member form: what the script alone can make work is not in the page for who reads it without one", async () => {
  const page = (await getPage()).replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, "")
  const buttons = Array.from(page.matchAll(/<button[^>]*>([^<]*)/g), ([, words]) => words)
  expect(buttons).toEqual(["Write the email"])
  for (const later of ["Your message is ready", "Nothing is sent", "Step 1", "#ready"]) {
    expect(page).not.toContain(later)
  }
})

test("member form: a field that it does not have stops the build, in words an editor understands", async () => {
  await expect(getPage({ requiredFields: ["Shoe size"] })).rejects.toThrow(
    "data/registration.json asks for “Shoe size”, and the site's own form has no such field. Known are: Full name",
  )
})
