import { merge, placeName, valueText, type Difference } from "../../../src/outputs/editor/page/merge"

const milk = { id: 8, title: "Goat Milk", price: "UGX 6,000", tags: ["Milk"], unit: { one: "can" } }
const faqs = [
  { id: 1, question: "How?", answer: "Ask." },
  { id: 2, question: "When?", answer: "Now." },
]

const merged = (base: unknown, mine: unknown, theirs: unknown) => {
  const open: Difference[] = []
  const value = merge(base, mine, theirs, (difference) => {
    open.push(difference)
    return difference.mine
  })
  return { value, open }
}

test.each<[what: string, base: unknown, mine: unknown, theirs: unknown, value: unknown]>([
  [
    "fields of an object",
    milk,
    { ...milk, price: "UGX 8,000" },
    { ...milk, title: "Milk", unit: { one: "bottle" } },
    { ...milk, price: "UGX 8,000", title: "Milk", unit: { one: "bottle" } },
  ],
  [
    "an added and a removed field",
    milk,
    { ...milk, sku: "M" },
    { ...milk, tags: undefined },
    { ...milk, sku: "M", tags: undefined },
  ],
  [
    "elements of a list",
    faqs,
    [faqs[0], { ...faqs[1], answer: "Soon." }],
    [{ ...faqs[0], question: "Why?" }, faqs[1]],
    [
      { ...faqs[0], question: "Why?" },
      { ...faqs[1], answer: "Soon." },
    ],
  ],
  ["an added and a removed element", faqs, [...faqs, { id: 3 }], [faqs[1]], [faqs[1], { id: 3 }]],
  [
    "two new elements with one number",
    [],
    [{ id: 1, a: 1 }],
    [{ id: 1, a: 2 }],
    [
      { id: 2, a: 1 },
      { id: 1, a: 2 },
    ],
  ],
])("merge: takes both changes of %s", (_what, base, mine, theirs, value) => {
  const result = merged(base, mine, theirs)
  expect(result.open).toEqual([])
  expect(result.value).toEqual(value)
})

test("merge: asks about a field that both have changed", () => {
  const [mine, theirs] = [
    { ...milk, tags: ["Goat"] },
    { ...milk, tags: ["Dairy"] },
  ]
  expect(merged(milk, mine, theirs).open).toEqual([{ path: ["tags"], mine: ["Goat"], theirs: ["Dairy"] }])
  expect(merged(faqs, [faqs[0]], [faqs[0], { ...faqs[1], answer: "Soon." }]).open).toMatchObject([
    { path: [1], mine: undefined },
  ])
})

test("merge: a place and a value in an editor's words", () => {
  const opens = { name: "opens", label: "When the day begins" }
  const hours = { name: "openingHours", label: "Opening hours", widget: "list", fields: [opens] }
  expect(placeName([hours], ["openingHours", 0, "opens"])).toBe("opening hours no. 1, when the day begins")
  expect([null, true, ["Milk", "Goat"], { one: "can" }].map(valueText)).toEqual(["nothing", "yes", "Milk, Goat", "can"])
})
