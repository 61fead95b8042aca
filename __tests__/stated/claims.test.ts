/** @jest-environment node */
import { readdirSync } from "node:fs"
import path from "node:path"
import { at } from "../../src/content/inspect"
import { each, list, read } from "./support/site-content"

/*
 * The owner's figures stand in claims.json, in the owner's words. Nobody else's text may give a figure a cause, a place
 * or a year of its own.
 */

const claims = each(list("claims.json"), "words").map(String)

test("the figures that the specification states are all there, in its words", () => {
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

const rings = [at(at(read("home.json"), "achievements"), "rings")].flat()
const figures = [...list("counters.json"), ...list("fun-facts.json"), ...rings].map((figure) => ({
  end: Number(at(figure, "end")).toLocaleString("en"),
  label: String(at(figure, "label") ?? at(figure, "title")),
}))

test.each(figures)("the figure $end, “$label”, is one of the claims", ({ end, label }) => {
  const hit = claims.filter((words) => words.includes(end) && words.toLowerCase().includes(label.toLowerCase()))
  expect(hit).toHaveLength(1)
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

const data = path.join(__dirname, "..", "..", "data")
const files = readdirSync(data, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".json") && !/^(schemas|claims|pictures)/.test(file),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each(quoted)("whoever speaks of the figure for %s does so in the owner's words", (_, spoken, stated) => {
  const others = files.flatMap((file) =>
    textsIn(read(file))
      .filter((text) => spoken.test(text) && !stated.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(others).toEqual([])
})
