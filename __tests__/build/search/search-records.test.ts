/** @jest-environment node */
import {
  farmerRecord,
  postRecord,
  productRecord,
  projectRecord,
  serviceRecord,
} from "../../../src/build/search/search-records"

const service = {
  jsonId: 7,
  servicePath: "insurance",
  title: "Protecting Your Farm",
  category: "Insurance",
  description: "Cover for the cow that dies.",
  content: {
    overview: "What it is.",
    servicesOffered: ["A premium of 5%", "Claims within 14 days"],
    challenge: "What is hard.",
    solution: "What helps.",
    impact: "What came of it.",
    faqs: [{ question: "What does it cost?", answer: "Little." }],
  },
}

test("a service is found by all its words, at its long address", () => {
  expect(serviceRecord(service)).toEqual({
    url: "/service-details/7/insurance",
    language: "en",
    content: [
      "Cover for the cow that dies.",
      "What it is.",
      "A premium of 5%.",
      "Claims within 14 days.",
      "What is hard.",
      "What helps.",
      "What came of it.",
      "What does it cost?",
      "Little.",
      "Insurance.",
    ].join("\n"),
    meta: { title: "Protecting Your Farm", id: "7" },
    filters: { kind: ["service"] },
  })
})

test("a service that is half written, or not at all, is found by what there is", () => {
  const nothing = { overview: null, servicesOffered: null, challenge: null, solution: null, impact: null, faqs: null }
  const written = "Cover for the cow that dies.\nInsurance."
  expect(serviceRecord({ ...service, content: nothing }).content).toBe(written)
  expect(serviceRecord({ ...service, content: null }).content).toBe(written)
})

const project = {
  jsonId: 2,
  projectPath: "goat-dairy",
  title: "Goat Dairy",
  category: "Dairy",
  place: "Barr, Lira District",
  description: "Thirty-one women.",
  content: {
    overview: "How it began.",
    section1: { heading: "A dairy", paragraphs: ["It grew."], keyPoints: ["Two litres more"] },
    section2: { heading: "What comes", paragraphs: ["A second one."] },
  },
}

test("a project is found by its story, place and category, at its long address", () => {
  expect(projectRecord(project)).toMatchObject({
    url: "/project-details/2/goat-dairy",
    content: [
      "Thirty-one women.",
      "How it began.",
      "A dairy.",
      "It grew.",
      "Two litres more.",
      "What comes.",
      "A second one.",
      "Barr, Lira District.",
      "Dairy.",
    ].join("\n"),
    meta: { title: "Goat Dairy", id: "2" },
    filters: { kind: ["project"] },
  })
})

test("a project without a story is found by its description", () => {
  expect(projectRecord({ ...project, content: null }).content).toBe("Thirty-one women.\nBarr, Lira District.\nDairy.")
})

test("a post is found by its article, author and tags, at its canonical address", () => {
  const record = postRecord({
    jsonId: 7,
    title: "Dry season",
    description: "What to do.",
    author: "Nakato Prossy",
    tags: ["Dairy", "Uganda"],
    body: [
      { text: "Hay in October.", items: null, cite: null },
      { text: null, items: ["Cut early", "Cover it"], cite: null },
      { text: "“It lasted.”", items: null, cite: "A member" },
    ],
  })
  expect(record).toMatchObject({
    url: "/blog-single/7",
    content: [
      "What to do.",
      "Hay in October.",
      "Cut early.",
      "Cover it.",
      "“It lasted.”",
      "A member.",
      "Nakato Prossy.",
      "Dairy, Uganda.",
    ].join("\n"),
    meta: { title: "Dry season", id: "7" },
    filters: { kind: ["post"] },
  })
})

test("a product is found by its description, additional information, tags, category and number", () => {
  const record = productRecord({
    jsonId: 3,
    title: "Fresh Milk",
    tags: ["Milk", "Pasteurised"],
    category: "dairy",
    sku: "CAFN-DAIRY-01",
    description: ["Tested can by can."],
    details: [{ label: "Fat", value: "At least 3.8%" }],
  })
  expect(record).toMatchObject({
    url: "/shop-single/3",
    content: "Tested can by can.\nFat: At least 3.8%.\nMilk, Pasteurised, dairy.\nCAFN-DAIRY-01.",
    meta: { title: "Fresh Milk", id: "3" },
    filters: { kind: ["product"] },
  })
})

test("a farmer is found by name, work, story, skills and district", () => {
  const record = farmerRecord({
    jsonId: 1,
    name: "Nakato Prossy",
    title: "Dairy farmer",
    district: "Mbarara",
    summary: "Keeps seven cows.",
    biography: "She began with one.",
    skillProgress: [{ title: "Calf rearing" }],
    memberData: [{ listTitle: "On the farm", memberInfo: [{ title: "Clean milk", description: "The best class." }] }],
  })
  expect(record).toMatchObject({
    url: "/farmer-details/1",
    content: [
      "Dairy farmer.",
      "Keeps seven cows.",
      "She began with one.",
      "On the farm.",
      "Clean milk.",
      "The best class.",
      "Calf rearing.",
      "Mbarara.",
    ].join("\n"),
    meta: { title: "Nakato Prossy", id: "1" },
    filters: { kind: ["farmer"] },
  })
})
