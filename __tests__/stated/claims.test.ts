/** @jest-environment node */
import { readdirSync } from "node:fs"
import path from "node:path"
import { at } from "../../src/content/inspect"
import { picturePath } from "../../src/content/picture-path"
import { pictureName } from "../../src/features/gallery/picture-name"
import { each, list, read, valuesAt } from "./support/site-content"

/*
 * The owner's figures stand in claims.json, in the owner's words. Nobody else's text may give a figure a cause, a place
 * or a year of its own. And what is not decided, nothing promises.
 */

const claims = each(list("claims.json"), "words").map(String)

test("claims: data/claims.json has the specified figures, word for word", () => {
  expect(claims).toEqual(
    expect.arrayContaining([
      "10,000+ members by 2028",
      "10,000+ members empowered",
      "30–50% productivity increase",
      "83% livestock empowerment",
      "60% sustainable livestock value chain",
      "38K trusted customers",
      "28M tonnes of harvest",
      "150+ dairy products",
      "80% vs 40% milk production in droughts",
      "UGX 150,000 solar savings a month",
      "UGX 80,000 biogas savings a month",
      "UGX 200,000 fertilizer value",
      "youth participation up 40%",
      "women 3 times more likely to lead",
      "over 150 diaspora partnerships",
    ]),
  )
})

const rings = valuesAt(read("home.json"), "achievements.rings")
const figures = [...list("counters.json"), ...list("fun-facts.json"), ...rings].map((figure) => ({
  end: Number(at(figure, "end")).toLocaleString("en"),
  label: String(at(figure, "label") ?? at(figure, "title")),
}))

test.each(figures)("claims: the figure $end, “$label”, is one of them", ({ end, label }) => {
  const hit = claims.filter((words) => words.includes(end) && words.toLowerCase().includes(label.toLowerCase()))
  expect(hit).toHaveLength(1)
})

const counters = [
  ["/", valuesAt(read("home.json"), "counters.lead")[0]],
  ...list("home-variants.json").map((variant) => [at(variant, "variant"), valuesAt(variant, "funFacts.lead")[0]]),
].map(([page, lead]) => ({ page: String(page), lead: String(lead) }))

test.each(counters)("claims: the counters of $page say what is not published of them", ({ lead }) => {
  const isOpen = list("claims.json").some((claim) => at(claim, "measured") === null)
  expect(isOpen ? lead : "not published").toContain("not published")
})

/** By what a text speaks of a figure, and the words in which it then has to. */
const quoted: readonly [figure: string, spoken: RegExp, stated: RegExp][] = [
  ["productivity", /\b30\s*(%|per cent)?\s*(–|-|to)\s*50\b/, /30–50% productivity increase/],
  ["milk in a drought", /\b80\s*%.*\b40\s*%/, /80% vs 40% milk production in droughts/],
  ["solar power", /150,000.*\b(month|solar)\b|\b(month|solar)\b.*150,000/, /UGX 150,000 solar savings a month/],
  ["biogas", /UGX 80,000/, /UGX 80,000 biogas savings a month/],
  ["fertilizer", /UGX 200,000/, /UGX 200,000 fertilizer value/],
  [
    "youth",
    /\b(youth|young)\b.*\b40\s*(%|per cent)|\b40\s*(%|per cent).*\b(youth|young)\b/i,
    /youth participation (is )?up (by )?40( per cent|%)/i,
  ],
  ["women", /\b(three|3) times\b.*\blead\b/i, /women (are )?3 times more likely to lead/i],
  ["diaspora", /\b150\b.*\bpartnerships\b/i, /over 150 diaspora partnerships/i],
]

const files = readdirSync(path.join(__dirname, "..", "..", "data"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".json") && !/^(schemas|claims|pictures)/.test(file),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(quoted)("claims: the figure for %s is quoted in the owner's words", (_, spoken, stated) => {
  const others = files.flatMap((file) =>
    textsIn(read(file))
      .filter((text) => spoken.test(text) && !stated.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(others).toEqual([])
})

const words = (file: string) => JSON.stringify(read(file))

test.each([
  ["as long as the seller is not named, an order is a request", "legal/terms.json", /is a request\. It is not a contract/],
  ["who sells is still open", "legal/terms.json", /Who sells: name, legal form, registration and address/],
  ["nobody has decided what the fee covers", "legal/terms.json", /What the fee covers, and what costs extra","value":null/],
  ["money from abroad is no investment", "legal/terms.json", /Nothing on this website is an investment offer/],
  ["money from abroad may be lost", "legal/terms.json", /You can lose all/],
  ["Ugandans abroad: what stands in an agreement", "about.json", /who bears a loss, and how you get out/],
  ["privacy of the young", "legal/privacy.json", /under 18/],
  ["privacy may be refused", "legal/privacy.json", /may refuse/],
  ["privacy where WhatsApp keeps data", "legal/privacy.json", /outside Uganda/],
  ["sick animals get no leftover medicine", "animal-health.json", /no leftover medicine/],
  ["sick animals: an aborted calf is called so", "animal-health.json", /aborted calf or kid/],
  ["sick animals: poultry's plagues", "animal-health.json", /Bird flu and Newcastle disease/],
  ["sick animals: a grave is covered", "animal-health.json", /thorn branches/],
  ["sick animals: bites", "animal-health.json", /licked on a wound.*in its mouth.*Do not kill or throw away the dog/],
  ["sick animals: poison", "animal-health.json", /Tick drug swallowed or in the eyes/],
  [
    "vaccination: only what was announced, and whom to ask",
    "sheets/6-foot-and-mouth-vaccination.json",
    /announced in November 2025\. Ask your District Veterinary Officer what holds now\..*CaFN registers nobody/,
  ],
  ["sick animals: the insurer's report", "animal-health.json", /ask the vet for a written report/],
])("promises: %s, in %s", (_what, file, stated) => {
  expect(words(file)).toMatch(stated)
})

test.each([
  [
    "what the fee covers",
    "terms about registration",
    /vet line|phone line to a vet|a vote|mentor|It covers|household, with/,
  ],
  [
    "where groups are, and the office's languages",
    "about contact near-you home-variants pages",
    /Teso|Busoga|Bugisu|West Nile|in English, Luganda/,
  ],
  ["what an animal's abortion is", "animal-health", /\ban abortion\b|can see enough/],
])("promises: no undecided promise: %s", (_what, names, undecided) => {
  for (const name of names.split(" ")) expect(words(`${name}.json`)).not.toMatch(undecided)
})

test("press: what CaFN is has 100 words or fewer", () => {
  const [text = ""] = valuesAt(read("contact.json"), "press.paragraphs").map(String)
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(100)
})

test("sick animals: six don'ts and five steps", () => {
  const health = read("animal-health.json")
  expect(valuesAt(health, "avoid.items")).toHaveLength(6)
  expect(valuesAt(health, "steps.items")).toHaveLength(5)
})

test("gallery: every picture has a kind, and a unique name of four words or more", () => {
  const gallery = read("gallery.json")
  const sorted = new Set(valuesAt(gallery, "kinds.pictures").map((path) => picturePath(String(path))))
  const pictures = valuesAt(gallery, "pictures").map((path) => picturePath(String(path)))
  expect(pictures.filter((picture) => !sorted.has(picture))).toEqual([])
  const all = new Map(
    list("pictures.json").map((one) => [picturePath(String(at(one, "path"))), String(at(one, "alt"))]),
  )
  const texts = pictures.map((picture) => all.get(picture) ?? "")
  const names = texts.map(pictureName)
  expect(new Set(names).size).toBe(names.length)
  for (const [index, name] of names.entries()) {
    expect(texts[index]?.startsWith(name)).toBe(true)
    expect(name.split(" ").length).toBeGreaterThanOrEqual(4)
    expect(texts[index]?.slice(name.length)).toMatch(/^[,;:.!?]/)
  }
})
