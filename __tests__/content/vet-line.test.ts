/** @jest-environment node */
import { at } from "../../src/content/inspect"
import { folder, list, read } from "./support/site-content"

const offers = [...folder("services"), ...list("benefits.json"), ...list("faqs.json"), read("home.json")]

test("as long as the site has no number of a vet, no offer promises one", () => {
  if (at(read("site.json"), "vetLine")) return
  for (const offer of offers) expect(JSON.stringify(offer)).not.toMatch(/vet line|ring (a|our) vet/i)
})
