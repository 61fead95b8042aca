import type { SearchKind } from "../../lib/site-search"
import { farmerPath, postPath, productPath, projectDetailPath, serviceDetailPath } from "../../lib/paths"

/*
 * What of each kind of entry goes into the search index, and in which order: where only the title has the words that
 * were searched for, the first words of the content are shown with it.
 */

/** An entry of the search index, as Pagefind takes it. */
export interface SearchRecord {
  /** The canonical address. */
  url: string
  language: "en"
  /** The words by which it can be found, besides those of its title. */
  content: string
  meta: { title: string; id: string }
  filters: { kind: [SearchKind] }
}

type Words = string | null
type Many = readonly string[]

export interface SearchedService {
  jsonId: number
  servicePath: string
  title: string
  category: string
  description: string
  content: {
    overview: Words
    servicesOffered: Many | null
    challenge: Words
    solution: Words
    impact: Words
    faqs: readonly { question: string; answer: string }[] | null
  } | null
}

export interface SearchedProject {
  jsonId: number
  projectPath: string
  title: string
  category: string
  place: string
  description: string
  content: {
    overview: string
    section1: { heading: string; paragraphs: Many; keyPoints: Many }
    section2: { heading: string; paragraphs: Many }
  } | null
}

export interface SearchedPost {
  jsonId: number
  title: string
  description: string
  author: string
  tags: Many
  body: readonly { text: Words; items: Many | null; cite: Words }[]
}

export interface SearchedProduct {
  jsonId: number
  title: string
  tags: Many
  category: string
  sku: string
  description: Many
  details: readonly { label: string; value: string }[]
}

export interface SearchedFarmer {
  jsonId: number
  name: string
  title: string
  district: string
  summary: string
  biography: string
  skillProgress: readonly { title: string }[]
  memberData: readonly { listTitle: string; memberInfo: readonly { title: string; description: string }[] }[]
}

export const serviceRecord = (service: SearchedService) =>
  record("service", service, serviceDetailPath(service), [
    service.description,
    service.content?.overview,
    ...(service.content?.servicesOffered ?? []),
    service.content?.challenge,
    service.content?.solution,
    service.content?.impact,
    ...(service.content?.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
    service.category,
  ])

export const projectRecord = (project: SearchedProject) =>
  record("project", project, projectDetailPath(project), [
    project.description,
    ...(project.content ? storyOf(project.content) : []),
    project.place,
    project.category,
  ])

const storyOf = ({ overview, section1, section2 }: NonNullable<SearchedProject["content"]>) => [
  overview,
  section1.heading,
  ...section1.paragraphs,
  ...section1.keyPoints,
  section2.heading,
  ...section2.paragraphs,
]

export const postRecord = (post: SearchedPost) =>
  record("post", post, postPath(post), [
    post.description,
    ...post.body.flatMap(({ text, items, cite }) => [text, ...(items ?? []), cite]),
    post.author,
    post.tags.join(", "),
  ])

export const productRecord = (product: SearchedProduct) =>
  record("product", product, productPath(product), [
    ...product.description,
    ...product.details.map(({ label, value }) => `${label}: ${value}`),
    [...product.tags, product.category].join(", "),
    product.sku,
  ])

export const farmerRecord = (farmer: SearchedFarmer) =>
  record("farmer", { jsonId: farmer.jsonId, title: farmer.name }, farmerPath(farmer), [
    farmer.title,
    farmer.summary,
    farmer.biography,
    ...farmer.memberData.flatMap(({ listTitle, memberInfo }) => [
      listTitle,
      ...memberInfo.flatMap(({ title, description }) => [title, description]),
    ]),
    ...farmer.skillProgress.map(({ title }) => title),
    farmer.district,
  ])

const record = (
  kind: SearchKind,
  { jsonId, title }: { jsonId: number; title: string },
  url: string,
  words: readonly (Words | undefined)[],
): SearchRecord => ({
  url,
  language: "en",
  content: words
    .filter((text) => text !== null && text !== undefined)
    .map(asSentence)
    .join("\n"),
  meta: { title, id: String(jsonId) },
  filters: { kind: [kind] },
})

/** Pieces of text that are joined: an excerpt shows where one ends. */
const asSentence = (text: string) => (/[.!?:…”"']$/.test(text.trim()) ? text : `${text}.`)
