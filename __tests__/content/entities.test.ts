/** @jest-environment node */
import { contentTypes } from "../../src/content"
import { derivedFields } from "../../src/content/derived-fields"
import { inspect, type Schema } from "../../src/content/inspect"

/*
 * The entities of the specification's section 3 with all their fields. A content type may have more of them; it may not
 * lose one of these.
 */

/** The field called `step` of an object, or of the objects of a list. */
function fieldOf(schema: Schema, step: string): Schema | undefined {
  const { form } = inspect(schema)
  if (form.kind === "list") return fieldOf(form.element, step)
  return form.kind === "object" ? form.fields[step] : undefined
}

const has = (schema: Schema, path: string): boolean =>
  path.split(".").reduce<Schema | undefined>((part, step) => part && fieldOf(part, step), schema) !== undefined

/** The fields by their paths, those of parts with the part's name before them. */
const entities: [type: string, fields: string][] = [
  ["Banner", "id image shape badgeText videoIds title description buttonText"],
  ["Feature", "id icon title description"],
  ["Counter", "end"],
  [
    "Service",
    "id thumb thumbFull icon title description category servicePath content.overview content.servicesOffered",
  ],
  ["Service", "content.challenge content.solution content.impact content.faqs.question content.faqs.answer"],
  ["Project", "id activeClass thumb thumbFull category title projectPath content.overview content.section1.heading"],
  ["Project", "content.section1.paragraphs content.section1.keyPoints"],
  ["Project", "content.section2.heading content.section2.paragraphs"],
  ["Post", "id title thumb thumbFull author date.day date.month date.year description comments"],
  ["Testimonial", "id thumb quoteImage testimonial name designation ratings avatar"],
  ["LivestockCategory", "id name thumb"],
  ["FeaturedProduct", "id title thumb"],
  ["Farmer", "id name phone title thumb skillProgress.id skillProgress.title skillProgress.end"],
  ["Farmer", "memberData.id memberData.listTitle memberData.memberInfo.id memberData.memberInfo.title"],
  ["Farmer", "memberData.memberInfo.description"],
  ["Product", "id title thumb tags price oldPrice onSale ratings reviews discount category activeClass dataSlideTo"],
  ["Tag", "id category"],
  ["SidebarGalleryItem", "id thumb"],
  ["Country", "value label"],
]

test.each(entities)("section 3: %s has %s", (name, fields) => {
  const type = contentTypes.find((candidate) => candidate.name === name)
  expect(type && fields.split(" ").filter((path) => !has(type.schema, path))).toEqual([])
})

test("section 3: a post's full_date follows from its date", () => {
  const { resolve } = derivedFields.Post.full_date
  expect(resolve({ date: { day: 22, month: "Jun", year: 2026 } })).toBe("22 June 2026")
})

test("section 3: the products' categories are the stated four", () => {
  const product = contentTypes.find(({ name }) => name === "Product")
  const category = product && fieldOf(product.schema, "category")
  expect(category && inspect(category).form).toEqual({ kind: "choice", values: ["cattle", "dairy", "poultry", "meat"] })
})
