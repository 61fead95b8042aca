/** @jest-environment node */
import { searchRecord } from "../../../src/build/search/search-records"
import type { EntryType } from "../../../src/content/define"
import { farmer } from "../../../src/content/types/farmer"
import { post } from "../../../src/content/types/post"
import { product } from "../../../src/content/types/product"
import { project } from "../../../src/content/types/project"
import { service } from "../../../src/content/types/service"
import nakato from "../../../data/farmers/1-nakato-prossy.json"
import feeding from "../../../data/posts/1-dry-season-feeding.json"
import milk from "../../../data/products/3-fresh-milk.json"
import women from "../../../data/projects/2-women-in-livestock.json"
import insurance from "../../../data/services/7-risk-management-insurance.json"

/** The record of an entry of the content with other texts, as Gatsby's node holds it. */
const recordOf = (type: EntryType, entry: { id: number }, texts: object) =>
  searchRecord(type, { jsonId: entry.id, entry: { ...entry, ...texts, id: "a node", jsonId: entry.id, children: [] } })

const serviceTexts = {
  servicePath: "insurance",
  title: "Protecting Your Farm",
  category: "Insurance",
  description: "Cover for the cow that dies.",
  content: {
    overview: "What it is.",
    servicesOffered: ["A premium of 5%", "Claims within 14 days", "Advice"],
    challenge: "What is hard.",
    solution: "What helps.",
    impact: "What came of it.",
    faqs: [
      { question: "What does it cost?", answer: "Little." },
      { question: "Who may join?", answer: "Members" },
    ],
  },
}

test("a service is found by all its words, at its long path", () => {
  expect(recordOf(service, insurance, serviceTexts)).toEqual({
    url: "/service-details/7/insurance",
    language: "en",
    content: [
      "Cover for the cow that dies.",
      "What it is.",
      "A premium of 5%.",
      "Claims within 14 days.",
      "Advice.",
      "What is hard.",
      "What helps.",
      "What came of it.",
      "What does it cost?",
      "Little.",
      "Who may join?",
      "Members.",
      "Insurance.",
    ].join("\n"),
    meta: { title: "Protecting Your Farm", id: "7" },
    filters: { kind: ["service"] },
  })
})

test("a service that is half written, or not at all, is found by what there is", () => {
  const nothing = { overview: null, servicesOffered: null, challenge: null }
  const written = "Cover for the cow that dies.\nInsurance."
  expect(recordOf(service, insurance, { ...serviceTexts, content: nothing }).content).toBe(written)
  expect(recordOf(service, insurance, { ...serviceTexts, content: undefined }).content).toBe(written)
})

const projectTexts = {
  projectPath: "goat-dairy",
  title: "Goat Dairy",
  category: "Dairy",
  place: "Barr, Lira District",
  description: "Thirty-one women.",
  content: {
    overview: "How it began.",
    section1: { heading: "A dairy", paragraphs: ["It grew."], keyPoints: ["Two litres more", "A herd"] },
    section2: { heading: "What comes", paragraphs: ["A second one."] },
  },
}

test("a project is found by its story, place and category, at its long path", () => {
  expect(recordOf(project, women, projectTexts)).toMatchObject({
    url: "/project-details/2/goat-dairy",
    content: [
      "Thirty-one women.",
      "How it began.",
      "A dairy.",
      "It grew.",
      "Two litres more.",
      "A herd.",
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
  expect(recordOf(project, women, { ...projectTexts, content: null }).content).toBe(
    "Thirty-one women.\nBarr, Lira District.\nDairy.",
  )
})

test("a post is found by its article, author and tags, at its canonical path", () => {
  const record = recordOf(post, feeding, {
    title: "Dry season",
    description: "What to do.",
    author: "Nakato Prossy",
    tags: ["Dairy", "Uganda"],
    body: [
      { kind: "paragraph", text: "Hay in October." },
      { kind: "list", items: ["Cut early", "Cover it"] },
      { kind: "quote", text: "“It lasted.”", cite: "A member" },
    ],
  })
  expect(record).toMatchObject({
    url: "/blog-single/1",
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
    meta: { title: "Dry season", id: "1" },
    filters: { kind: ["post"] },
  })
})

test("a product is found by its description, additional information, tags, category and number", () => {
  const record = recordOf(product, milk, {
    title: "Fresh Milk",
    tags: ["Milk", "Pasteurised"],
    category: "dairy",
    sku: "CAFN-DAIRY-01",
    description: ["Tested can by can."],
    details: [
      { label: "Fat", value: "At least 3.8%" },
      { label: "Keeps", value: "Five days." },
    ],
  })
  expect(record).toMatchObject({
    url: "/shop-single/3",
    content: "Tested can by can.\nFat: At least 3.8%.\nKeeps: Five days.\nMilk, Pasteurised, dairy.\nCAFN-DAIRY-01.",
    meta: { title: "Fresh Milk", id: "3" },
    filters: { kind: ["product"] },
  })
})

test("a farmer is found by name, work, story, skills and district", () => {
  const record = recordOf(farmer, nakato, {
    name: "Nakato Prossy",
    title: "Dairy farmer",
    district: "Mbarara",
    summary: "Keeps seven cows.",
    biography: "She began with one.",
    skillProgress: [{ id: 1, title: "Calf rearing", end: 80 }],
    memberData: [
      { id: 1, listTitle: "On the farm", memberInfo: [{ id: 1, title: "Clean milk", description: "The best class." }] },
    ],
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
