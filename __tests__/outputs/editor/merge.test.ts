import { merge } from "../../../src/outputs/editor/merge"

const milk = { id: 8, title: "Goat Milk", price: "UGX 6,000", tags: ["Milk"], unit: { one: "can" } }
const faqs = [
  { id: 1, question: "How?", answer: "Ask." },
  { id: 2, question: "When?", answer: "Now." },
]

const run = (base: unknown, mine: unknown, theirs: unknown, choices = {}) =>
  merge("a.json", base, mine, theirs, choices)

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
  const result = run(base, mine, theirs)
  expect(result.unresolved).toEqual([])
  expect(result.value).toEqual(value)
})

test("merge: reports a field that both have changed", () => {
  const [mine, theirs] = [
    { ...milk, tags: ["Goat"] },
    { ...milk, tags: ["Dairy"] },
  ]
  expect(run(milk, mine, theirs).unresolved).toEqual([{ path: ["tags"], mine: ["Goat"], theirs: ["Dairy"] }])
  expect(run(milk, mine, theirs, { "a.json tags": "theirs" })).toEqual({ value: theirs, unresolved: [] })
  expect(run(faqs, [faqs[0]], [faqs[0], { ...faqs[1], answer: "Soon." }]).unresolved).toMatchObject([
    { path: [1], mine: undefined },
  ])
})
