/** @jest-environment node */
import { messages as sharedMessages } from "../../../src/shared/messages"
import { documentPolicy, getHash } from "../../../src/lib/security-headers"
import { memberFormPage, memberFormScript } from "../../../src/outputs/member-form/member-form"
import type { MemberFormFacts } from "../../../src/outputs/member-form/member-form-panels"
import { SHOWN_IN_PERSON } from "../../../src/outputs/member-form/member-form-fields"
import { memberForm } from "../../fixtures/member-form"

// Tailwind registers Node hooks, which Jest does not support.
jest.mock("../../../postcss.config.js", () => ({ plugins: [] }))

const requiredFields = ["Full name", "National identification number", "Phone number", "District", "Gender"]
const optionalFields = ["Email address"]
const root = process.cwd()
const getPage = (changes: Partial<MemberFormFacts> = {}) =>
  memberFormPage({ ...memberForm, requiredFields, optionalFields, ...changes }, root)

test("member form: has the fields of the content, required ones with the attribute", async () => {
  const page = await getPage()
  const getControl = (label: string) => new RegExp(`<(?:input|select) [^>]*name="${label}"[^>]*>`).exec(page)?.[0]
  for (const label of requiredFields.filter((label) => label !== SHOWN_IN_PERSON))
    expect(getControl(label)).toContain(' required=""')
  for (const label of optionalFields) {
    expect(getControl(label)).toBeDefined()
    expect(getControl(label)).not.toContain("required")
    expect(page).toContain(`${label} (optional)</label>`)
  }
})

test("member form: has no field for the identity number; a sentence says to bring the card", async () => {
  const page = await getPage()
  expect(page).not.toContain("identification number")
  expect(page.split(memberForm.identityCard)).toHaveLength(2)
})

test("member form: below its button it says how the answers are used, with a link that opens in a new tab", async () => {
  expect(await getPage()).toContain(sharedMessages.consent(sharedMessages.purposes.registration))
  expect(await getPage()).toMatch(/<a href="\/privacy#forms"[^>]* target="_blank"[^>]*>How we use what you send/)
})

test("member form: a step without fields is omitted; text of the content is escaped", async () => {
  const page = await getPage({ requiredFields: ["Full name"], optionalFields: [], name: 'A & "B" <i>' })
  expect(page).toContain("Step 1 of 1")
  expect(page).not.toContain("optional")
  expect(page).toContain("A &amp; &quot;B&quot; &lt;i&gt;")
})

test("member form: the page is self-contained, its only script has its hash in the policy, and its form is sent by e-mail only", async () => {
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

test("member form: without scripts, contacts of data/site.json come first, and all steps are one form", async () => {
  const page = await getPage()
  expect(page).not.toContain("data-step hidden")
  const text = encodeURIComponent("Hello CaFN, I would like to join. Please call me.")
  const contacts = /<div id="other-ways"[^>]*>([^]*?)<\/div>/.exec(page)
  expect(Array.from((contacts?.[1] ?? "").matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual([
    "tel:+256000000002",
    `https://wa.me/256000000002?text=${text}`,
    `sms:+256000000002?&amp;body=${text}`,
  ])
  expect(contacts?.index).toBeLessThan(page.indexOf("<form"))
})

test("member form: without scripts the page has no controls that need them", async () => {
  const page = (await getPage()).replaceAll(/<(script|style)[^>]*>[^]*?<\/\1>/g, "")
  const buttons = Array.from(page.matchAll(/<button[^>]*>([^<]*)/g), ([, name]) => name)
  expect(buttons).toEqual(["Write the email"])
  for (const text of ["Your message is ready", "Nothing is sent", "Step 1", "#ready"]) {
    expect(page).not.toContain(text)
  }
})

test("member form: an unknown field stops the build with a message for editors", async () => {
  await expect(getPage({ requiredFields: ["Shoe size"] })).rejects.toThrow(
    "data/registration.json asks for “Shoe size”, and the site's own form has no such field. Known are: Full name",
  )
})
