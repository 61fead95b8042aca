import { z } from "zod"
import { contentTypes } from "../../../src/content"
import { inspect, isRecord, type Schema } from "../../../src/content/inspect"
import { notFoundRoute, staticRoutes } from "../../../src/lib/paths"

/*
 * Valid content of minimal size. Each type has one entry, generated from its schema, so that new required fields need no
 * change here. `fixedValues` are the values that tests or rules depend on.
 */

/** Texts for every kind of field. A field gets the first that it accepts. */
const texts = [
  "Words",
  "word",
  "/contact",
  "scenes/farm",
  "/media/clip.mp4",
  "UGX1,000",
  "UG",
  "+256 414 123 456",
  "09:00",
  "2026-12-05",
  "https://example.org/page",
  "name@example.org",
  "Words of fifteen letters.",
]

const isAccepted = (schema: Schema, value: unknown) => z.core.safeParse(schema, value).success

/** Returns the smallest value of a schema: no optional fields, the shortest list, the first choice. */
function getMinimalValue(schema: Schema): unknown {
  const { form } = inspect(schema)
  if (form.kind === "enum") return form.values[0]
  if (form.kind === "object") return getMinimalFields(form.fields)
  if (form.kind === "variants") return getMinimalFields(form.options[0] ?? {})
  if (form.kind === "array") {
    const element = getMinimalValue(form.element)
    const lists = [0, 1, 2, 3, 4, 5, 6].map((length) => Array.from({ length }, () => element))
    return lists.find((list) => isAccepted(schema, list)) ?? [element]
  }
  return [...texts, false, 0, 1, 20, 2026, 32.5].find((value) => isAccepted(schema, value))
}

export const getMinimalFields = (fields: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !inspect(field).isOptional)
      .map(([name, field]) => [name, getMinimalValue(field)]),
  )

/** Merges records deeply; `over` wins. */
const merge = (base: unknown, over: unknown): unknown => {
  if (!isRecord(base) || !isRecord(over)) return over
  const changed = Object.entries(over).map(([name, value]) => [name, merge(base[name], value)])
  return { ...base, ...Object.fromEntries(changed) }
}

const pictures = ["gallery/image_1", "gallery/image_2", "gallery/image_3"]

const insurer = { label: "Insurer", topic: "insurer", value: null }

/** Fields of entries, by type. */
const fixedValues: Readonly<Record<string, readonly object[]>> = {
  SiteSettings: [
    {
      name: "CaFN",
      siteUrl: "https://cafn.example",
      email: "hello@cafn.example",
      telephones: [
        { label: "Words", number: "+256 000 000 001" },
        { label: "Markets", number: "+256 000 000 002" },
      ],
      openingHours: [{ label: "Saturday", days: ["Saturday"], opens: "09:00", closes: "14:00" }],
      address: { text: "Plot 1, Kabalagala" },
      social: [{ network: "facebook", label: "Facebook", href: "https://www.facebook.com/" }],
      videos: [
        {
          key: "word",
          title: "A clip",
          provider: "file",
          youtubeId: null,
          poster: "scenes/farm",
          webm: "/media/clip.webm",
          mp4: "/media/clip.mp4",
        },
      ],
    },
  ],
  Navigation: [{ mainMenu: [{ label: "Gallery", href: "/gallery", items: [] }] }],
  Page: [...staticRoutes, notFoundRoute].map((route) => ({ route })),
  Home: [{ services: { title: "What we offer" } }],
  Gallery: [{ pictures }],
  Notice: [
    {
      title: "No animals may move",
      districts: ["Words"],
      from: "2026-11-20",
      until: "2026-12-11",
      declaredBy: { office: "District Veterinary Office", letter: "letter 12/2026", date: "2026-11-19" },
    },
  ],
  CalendarEvent: [
    { title: "Training", date: "2026-12-12" },
    { id: 2, title: "Group orders", monthly: { day: 25, words: "by the 25th of each month" } },
  ],
  LegalPage: [
    {
      route: "/privacy",
      sections: [
        {
          key: "storage",
          title: "Words",
          stored: [{ key: "cart", area: "local", text: "Words" }],
        },
      ],
    },
  ],
  Banner: [{ buttonHref: "/about-us" }],
  Service: [
    { id: 1, title: "Training", servicePath: "training", offerConfirmed: false },
    { id: 2, title: "Insurance", servicePath: "insurance", offerConfirmed: true, facts: [insurer] },
  ],
  Farmer: [{ name: "Nakato Prossy", isSample: true, phone: "+256 000 000 011" }],
  Post: [
    { id: 4, title: "Biogas", date: { day: 22, month: "Jun", year: 2026 }, tags: ["Words"], comments: 2 },
    { id: 5, title: "Ticks", description: "When ticks are many, what they do to cattle, and how to dip." },
  ],
  Product: [
    {
      id: 3,
      title: "Fresh Milk",
      thumb: "products/fresh-milk",
      reviews: 58,
      price: "UGX22,500.00",
      oldPrice: "UGX25,000.00",
      category: "dairy",
      pictures,
    },
    { id: 8, title: "Goat Milk", sku: "8", pictures },
  ],
  FeaturedProduct: [{ product: 3 }],
  Blog: [
    {
      tags: [
        { id: 1, category: "Words" },
        { id: 2, category: "Sustainability" },
      ],
    },
  ],
  Testimonial: [{ name: "Ojok Samuel", ratings: 4.5 }],
  Cart: [{ countries: [{ value: "word", label: "Words", isDefault: true }] }],
  Printable: [
    {
      path: "ticks",
      title: "Ticks",
      posts: [5],
      isAboutHealth: true,
      reviewedBy: null,
      parts: [
        {
          kind: "table",
          title: "Dips",
          blankRows: 22,
          columns: [
            { title: "Day", share: 40 },
            { title: "Done", share: 60 },
          ],
        },
        {
          kind: "pictures",
          title: "Steps",
          steps: [1, 2].map((step) => ({ drawing: "/drawings/cool.svg", title: `Step ${step}`, text: "Words" })),
        },
      ],
    },
  ],
}

/** Returns the files of data/ with their values, by path. */
export const createMinimalContent = (): [file: string, value: unknown][] =>
  contentTypes.flatMap((type): [string, unknown][] => {
    const entries = (fixedValues[type.name] ?? [{}]).map((entry) => merge(getMinimalValue(type.schema), entry))
    const { kind, path } = type.files
    if (kind === "list") return [[path, entries]]
    if (kind === "one") return [[path, entries[0]]]
    return entries.map((entry) => {
      const { id = "", [type.label ?? "title"]: label } = entry as Record<string, string | number>
      const name = `${id}-${label}`.toLowerCase().replace(/\W+/g, "-").replace(/^-/, "")
      return [`${path}/${name}.json`, entry]
    })
  })
