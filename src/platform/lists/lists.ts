import type { IGatsbyImageData } from "gatsby-plugin-image"
import { z } from "zod"
import { farmer } from "../../content/types/farmer"
import { post } from "../../content/types/post"
import { product } from "../../content/types/product"
import { currencies } from "../../lib/money"

/** The arguments of the cards' fragments CardPicture, SquarePicture and GalleryPicture. */
const sizes = {
  card: "width: 480, aspectRatio: 1.3333, outputPixelDensities: [1, 1.5, 2]",
  square: "width: 320, aspectRatio: 1, outputPixelDensities: [1, 2]",
  gallery:
    "width: 360, outputPixelDensities: [0.556, 1, 1.667], avifOptions: { quality: 36 }, jpgOptions: { quality: 60, progressive: true }",
}

const large = z.object({ src: z.string(), width: z.int(), height: z.int() })

/** The GraphQL arguments of a field, by its schema. */
const fieldArguments = z.registry<{ text: string }>()

const picture = <Fields extends z.ZodRawShape>(size: keyof typeof sizes, fields: Fields) => {
  const gatsbyImageData = z.custom<IGatsbyImageData>().register(fieldArguments, { text: sizes[size] })
  const childImageSharp = z.object({ ...fields, gatsbyImageData }).nullable()
  return z.object({ alt: z.string(), isPhotograph: z.boolean(), file: z.object({ childImageSharp }) })
}

const path = z.string()
const jsonId = z.int()
const price = z.object({ text: z.string(), amountMinor: z.number(), currency: z.enum(currencies) })

/** The fields of a product's card, the comparison and an order. */
const { title, tags, ratings, reviews, category, delivery, unit, description, sku, details } = product.schema.shape
const productEntry = z.object({
  jsonId,
  title,
  tags,
  price,
  oldPrice: price.pick({ text: true }).nullable(),
  onSale: z.boolean(),
  ratings,
  reviews,
  discount: z.int(),
  category,
  delivery,
  unit,
  description,
  farmer: z.object({ jsonId, name: farmer.schema.shape.name, district: farmer.schema.shape.district }).nullable(),
  thumb: picture("square", {}),
  sku,
  details,
})

/** The fields of a post's card, and the tags that filter. */
const postEntry = z.object({
  ...post.schema.pick({ tags: true, title: true, author: true, date: true, description: true, comments: true }).shape,
  jsonId,
  full_date: z.string(),
  thumb: picture("card", {}),
})

const galleryEntry = picture("gallery", { large }).extend({ path })

/** The content of each list, and the field of the GraphQL API that returns it. */
const lists = {
  products: { field: "allProduct(sort: { jsonId: ASC })", schema: z.object({ nodes: z.array(productEntry) }) },
  posts: { field: "allPost(sort: { jsonId: ASC })", schema: z.object({ nodes: z.array(postEntry) }) },
  gallery: {
    field: "gallery",
    schema: z.object({
      pictures: z.array(galleryEntry),
      kinds: z.array(z.object({ slug: z.string(), pictures: z.array(z.object({ path })) })),
    }),
  },
}

export type Catalogues = { readonly [Name in keyof typeof lists]: z.output<(typeof lists)[Name]["schema"]> }

export const listNames = ["products", "posts", "gallery"] as const satisfies readonly (keyof Catalogues)[]

/** Returns the query of a list. */
export const listQuery = (name: keyof Catalogues): string =>
  `{ content: ${lists[name].field}${selection(lists[name].schema)} }`

function selection(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable) return selection(schema.unwrap())
  if (schema instanceof z.ZodArray) return selection(schema.element)
  if (schema instanceof z.ZodObject) {
    const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape
    return ` { ${Object.entries(fields)
      .map(([name, field]) => name + selection(field))
      .join(" ")} }`
  }
  const { text } = fieldArguments.get(schema) ?? {}
  return text ? `(${text})` : ""
}
