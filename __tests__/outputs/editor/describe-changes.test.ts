/** @jest-environment node */
import { describeChanges, toChoice, getProblemPlace } from "../../../src/outputs/editor/describe-changes"

const milk = {
  id: 8,
  title: "Goat Milk",
  price: "UGX6,000.00",
  oldPrice: null,
  tags: ["Milk", "Goat"],
  unit: { one: "bottle", many: "bottles" },
  description: ["Mild."],
}
const faqs = [
  { id: 1, question: "How do I join?", answer: "Ask." },
  { id: 2, question: "What does it cost?", answer: "Little." },
]
const describe = (file: string, before?: object | string, after?: object | string) =>
  describeChanges([{ file, before: before && JSON.stringify(before), after: after && JSON.stringify(after, null, 2) }])

test.each<[what: string, change: object, sentence: string]>([
  ["a price", { price: "UGX 6,500" }, "price UGX 6,000 → UGX 6,500"],
  ["two fields", { price: "UGX6,500", isSample: true }, "price UGX 6,000 → UGX 6,500; is a sample no → yes"],
  ["an added value", { oldPrice: "UGX7,000" }, "price before the discount nothing → UGX 7,000"],
  ["a removed value", { price: null }, "price UGX 6,000 → nothing"],
  ["a title", { title: "Milk" }, "title “Goat Milk” → “Milk”"],
  ["a field of an object", { unit: { one: "can", many: "bottles" } }, "unit, singular “bottle” → “can”"],
  ["an element of a list", { tags: ["Milk", "Barr"] }, "tags “Milk”, “Goat” → “Milk”, “Barr”"],
  ["a long text", { description: ["Mild milk. ".repeat(9)] }, "description changed"],
  ["only the formatting", {}, "order or layout"],
])("describeChanges: %s", (_what, change, sentence) => {
  expect(describe("data/products/8-goat-milk.json", milk, { ...milk, ...change })).toEqual([`Goat Milk: ${sentence}`])
})

test("describeChanges: new, removed and unreadable files", () => {
  expect(describe("data/products/8-goat-milk.json", undefined, milk)).toEqual(["Product added: Goat Milk"])
  expect(describe("data/products/8-goat-milk.json", milk)).toEqual(["Product removed: Goat Milk"])
  expect(describeChanges([{ file: "data/images/products/can.webp", after: "" }])).toEqual([
    "Picture added: products/can",
  ])
  expect(describeChanges([{ file: "data/site.json", before: "{}", after: "{" }])).toEqual([
    "Telephone, address, hours: changed",
  ])
  expect(describe("data/notes.txt", "a", "b")).toEqual(["data/notes.txt: replaced"])
})

test("describeChanges: entries of a list, by name", () => {
  const [first] = faqs
  const file = "data/faqs.json"
  expect(describe(file, faqs, [first, { ...faqs[1], answer: "Nothing." }])).toEqual([
    "Questions and answers, “What does it cost?”: answer “Little.” → “Nothing.”",
  ])
  expect(describe(file, faqs, [first, { id: 3, question: "When?", answer: "Soon." }])).toEqual([
    "Questions and answers, “What does it cost?”: removed",
    "Questions and answers, “When?”: added",
  ])
  expect(describe(file, faqs, [...faqs].reverse())).toEqual(["Questions and answers: order or layout"])
})

test.each<[file: string, entry: string, field: string, place: object]>([
  [
    "products/8-goat-milk.json",
    "id 8, “Goat Milk”",
    "price",
    { place: "Goat Milk, price", form: "#/collections/product/entries/8-goat-milk" },
  ],
  [
    "faqs.json",
    "id 2, “What does it cost?”",
    "answer",
    { place: "Questions and answers, “What does it cost?”, answer" },
  ],
  ["site.json", "", "openingHours › no. 1 › opens", { place: "Telephone, address, hours, opening hours no. 1, opens" }],
  ["pictures.json", "no. 7", "", { form: "#/collections/pictures/entries/picture-description" }],
  ["blog.json", "", "", {}],
])("place of a problem: %s, %s %s, with the form's labels", (file, entry, field, place) => {
  const problem = { file: `data/${file}`, entry, field, actual: "", expected: "" }
  expect(getProblemPlace(problem, JSON.stringify(milk))).toMatchObject(place)
})

test("texts of a choice: the place, and both values", () => {
  const difference = { path: ["tags"], mine: ["Milk", "Goat"], theirs: undefined }
  expect(toChoice("data/products/8-goat-milk.json", milk, difference)).toMatchObject({
    place: "Goat Milk, tags",
    mine: "“Milk”, “Goat”",
    theirs: "nothing",
  })
})
