/** @jest-environment node */
import { read } from "./support/site-content"

const words = (file: string) => JSON.stringify(read(file))

interface Point {
  title: string
  text: string
}
interface Health {
  avoid: { items: Point[] }
  steps: { items: Point[] }
  people: { items: Point[] }
  dangers: { items: { title: string; text: string }[] }
  call: { people: string[] }
}
const health = read("animal-health.json") as Health
const said = ({ items }: { items: Point[] }) => items.map(({ title, text }) => `${title} ${text}`).join("\n")

test("nobody has decided what the fee covers, and no page says that it covers something", () => {
  const terms = read("terms.json") as { open: { facts: { items: { label: string; value: unknown }[] } } }
  expect(terms.open.facts.items).toContainEqual(
    expect.objectContaining({ label: "What the fee covers, and what costs extra", value: null }),
  )
  for (const file of ["terms.json", "about.json", "registration.json"])
    expect(words(file)).not.toMatch(/vet line|phone line to a vet|a vote|mentor|It covers|household, with/)
})

test("as long as the seller is not named, an order is a request", () => {
  const terms = words("terms.json")
  expect(terms).toContain("is a request. It is not a contract")
  expect(terms).toContain("Who sells: name, legal form, registration and address")
})

test("money from abroad is told what it may lose", () => {
  expect(words("terms.json")).toMatch(/not? an? investment offer|Nothing on this website is an investment offer/)
  expect(words("terms.json")).toContain("You can lose all")
})

test("privacy speaks of the young, of refusing, and of where WhatsApp keeps data", () => {
  expect(words("privacy.json")).toMatch(/under 18/)
  expect(words("privacy.json")).toMatch(/may refuse/)
  expect(words("privacy.json")).toMatch(/outside Uganda/)
})

test("no page says where there are no groups, and no page names the office's languages", () => {
  for (const file of ["about.json", "contact.json", "places-map.json", "home-variants.json", "pages.json"])
    expect(words(file)).not.toMatch(/Teso|Busoga|Bugisu|West Nile|in English, Luganda/)
})

test("what kills is told in the order in which it comes, and nothing of it is forgotten", () => {
  expect([health.avoid.items.length, health.steps.items.length]).toEqual([6, 5])
  expect(said(health.steps)).toMatch(/no leftover medicine/)
  expect(health.dangers.items.map(({ title }) => title)).toContain("Bird flu and Newcastle disease")
  expect(health.call.people.join(" ")).toMatch(/thorn branches/)
  expect(said(health.people)).toMatch(/licked on a wound[^]*in its mouth[^]*Do not kill or throw away the dog/)
  expect(said(health.people)).toMatch(/Tick drug swallowed or in the eyes/)
})

test("an aborted calf is called so, and the insurer's report is the vet's", () => {
  expect(words("animal-health.json")).not.toMatch(/\ban abortion\b|can see enough/)
  expect(said(health.avoid)).toMatch(/aborted calf or kid/)
  expect(said(health.steps)).toMatch(/ask the vet for a written report/)
})
