/** @jest-environment node */
import fs from "node:fs"
import { memberFormPage } from "../../src/routes/member-form"

interface Fields {
  requiredFields: string[]
  optionalFields: string[]
}

const { requiredFields, optionalFields } = JSON.parse(fs.readFileSync("data/registration.json", "utf8")) as Fields
const facts = {
  name: "CaFN",
  email: "hello@cafn.example",
  chatNumber: "+256 000 000 001",
  requiredFields,
  optionalFields,
}

test("the form asks for what the content says, the required fields marked as such", () => {
  const page = memberFormPage(facts)
  for (const label of requiredFields) expect(page).toMatch(new RegExp(`data-label="${label}" required`))
  for (const label of optionalFields) {
    expect(page).toContain(`data-label="${label}"`)
    expect(page).not.toContain(`data-label="${label}" required`)
  }
})

test("the identity number is the only answer that stays out of every link", () => {
  const secrets = memberFormPage(facts).match(/data-label="[^"]*"[^>]*data-secret/g)
  expect(secrets?.map((control) => /data-label="([^"]*)"/.exec(control)?.[1])).toEqual([
    "National identification number",
  ])
})

test("the page runs no inline script and posts to nobody", () => {
  const page = memberFormPage(facts)
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/member-form.js" defer>'])
  expect(page).not.toMatch(/<form[^>]*action/)
})

test("a field that no control exists for stops the build, in words an editor understands", () => {
  expect(() => memberFormPage({ ...facts, requiredFields: ["Shoe size"] })).toThrow(
    "data/registration.json asks for “Shoe size”, and the site's own form has no such field. Known are: Full name",
  )
})

test("words of the content are text, not markup", () => {
  expect(memberFormPage({ ...facts, name: 'A & "B" <i>' })).toContain("A &amp; &quot;B&quot; &lt;i&gt;")
})
