import { z } from "zod"
import { isDay } from "../lib/days"
import { telephoneNumber } from "./telephone"
import { formatValue } from "./checks/problem"
import { withMeta, fieldMeta, type FieldMeta } from "./field-meta"
import { pictureEndings, picturePath } from "./picture-path"
import { parsePrice, pricePattern } from "./price"

/** Describes a field; the content check shows `expected` beside an invalid value. */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  expected: string,
  meta?: FieldMeta,
) => withMeta(schema.describe(description), { ...meta, expected })

const tag = /<[a-z/!][^>]*>?/i

/** Refuses spaces around a text. */
export const trimmed = (schema: z.ZodString) =>
  schema.refine((value) => value === value.trim(), {
    error: ({ input }) => {
      const text = String(input).trim()
      return text ? `no blank at its start or end: ${formatValue(text)}` : "a text: this one is empty"
    },
  })

/** One line by default, such as a label or a title. */
export const text = (description: string, maxLength = 120) =>
  field(
    trimmed(z.string().min(1).max(maxLength)).refine((value) => !tag.test(value), {
      error: ({ input }) =>
        `the words without ${tag.exec(String(input))?.[0] ?? ""}, which would be shown as it stands`,
    }),
    description,
    `a text of at most ${maxLength} characters`,
    {
      pattern: String.raw`^(?![\s\S]*<[A-Za-z\/!])`,
      patternMessage: "the words without anything such as <b>, which would be shown as it stands",
    },
  )

export const sentence = (description: string) => text(description, 320)

export const paragraph = (description: string) => text(description, 1400)

/** A number that identifies an entry within its type; it is in the page's path. */
export const id = (description = "Number of the entry, from 1; no two entries of a type share one.") =>
  field(z.int().min(1), description, "a whole number, 1 or more")

export const integer = (description: string, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  field(
    z.int().min(min).max(max),
    description,
    max === Number.MAX_SAFE_INTEGER ? `a whole number, ${min} or more` : `a whole number from ${min} to ${max}`,
  )

export const percent = (description: string) => integer(`${description} In per cent.`, 0, 100)

/** A star rating: 1 to 5 in half steps (spec section 3). */
export const rating = (description: string) =>
  field(z.number().min(1).max(5).multipleOf(0.5), description, "a number from 1 to 5 in steps of 0.5, such as 4.5")

export const boolean = (description: string) => field(z.boolean(), description, "true or false")

/** A price as editors write it; GraphQL returns `Price`. */
export const price = (description: string) =>
  field(
    z.string().refine((value) => parsePrice(value) !== null),
    description,
    'a price such as "UGX 6,000", "6,000/=" or "$12.00"',
    { kind: "price", pattern: pricePattern.source },
  )

export const matching = (pattern: RegExp, expected: string, kind?: FieldMeta["kind"]) => (description: string) =>
  field(z.string().regex(pattern), description, expected, { kind })

const pictureField = (description: string, meta: FieldMeta) =>
  field(
    z
      .string()
      .regex(new RegExp(`^[a-z0-9_-]+(/[a-z0-9_-]+)+(\\.(${pictureEndings.join("|")}))?$`))
      .overwrite(picturePath)
      .meta({ title: "Picture" }),
    description,
    'the path of a picture under data/images, such as "scenes/about", with or without its ending',
    meta,
  )

/** The path of a picture under data/images; `minWidth` is the width in pixels that the place needs. */
export const picture = (description: string, minWidth = 600) => pictureField(description, { kind: "picture", minWidth })

/** The path of the picture that an entry describes; GraphQL returns the string. */
export const picturePathField = (description: string) => pictureField(description, { isPicturePath: true })

/** A host of letters, digits, dots and hyphens: hosts' headers name it, where other characters have a meaning. */
const https = String.raw`https:\/\/[A-Za-z0-9.-]+(:\d+)?([\/?#]\S*)?`
const httpsAddress = new RegExp(`^${https}$`)

/** A path of this site ("/services"), or a URL with https://, mailto: or tel:. */
export const link = matching(
  new RegExp(`^(\\/(?!\\/)\\S*|${https}|mailto:\\S+@\\S+|tel:\\+\\d+)$`),
  'an address of this site such as "/services", or one that starts with https://, mailto: or tel:',
  "link",
)

export const webAddress = (description: string) =>
  field(z.url().regex(httpsAddress), description, 'a web address such as "https://example.org/page"', {
    pattern: httpsAddress.source,
  })

/** The path of a file in static/. */
export const servedFile = matching(
  /^\/[\w./-]+\.\w+$/,
  'the address of a file in static/, such as "/media/farm-clip.webm"',
  "file",
)

/** A symbol of static/icons.svg. */
export const icon = matching(
  /^[a-z]+(-[a-z]+)*$/,
  'the name of a symbol in static/icons.svg, such as "milk-can"',
  "icon",
)

export const email = (description: string) =>
  field(z.email(), description, 'an e-mail address such as "name@example.org"')

/** A telephone number in any notation; checks and GraphQL return "+256 772 123 456". */
export const telephone = (description: string) =>
  field(
    z
      .string()
      .refine((value) => telephoneNumber(value) !== null)
      .overwrite((value) => telephoneNumber(value) ?? value),
    description,
    'one telephone number such as "0772 123456", or "+44 20 7946 0958" of another country',
    { kind: "telephone" },
  )

export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as "08:00"')

/** A day in Kampala, such as "2026-12-05". */
export const day = (description: string) =>
  field(z.string().refine(isDay), description, 'a day that exists, as year, month and day: "2026-12-05"', {
    kind: "day",
    pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
  })

export const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'small letters and digits joined by hyphens, such as "women-in-livestock"',
)

export const route = matching(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  'a route such as "/about-us", without a slash at its end',
)

/** The field that distinguishes the variants of a union. */
export const variant = <Kind extends string>(kind: Kind, description: string) =>
  field(z.literal(kind), description, JSON.stringify(kind))

/** A GraphQL enum if every value is a valid enum name, a string otherwise. */
export const oneOf = <Values extends readonly [string, ...string[]]>(
  name: string,
  description: string,
  values: Values,
) => field(z.enum(values), description, `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`, { name })

export const array = <Element extends z.ZodType>(description: string, element: Element, min = 1, max = 200) =>
  field(
    z.array(element).min(min).max(max),
    description,
    min === max ? `a list of ${min}` : `a list of ${min} to ${max}`,
  )

export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish()

/** Hides a copy of the field in the content editor. */
export const fixed = <Schema extends z.ZodType>(schema: Schema) =>
  withMeta(schema.clone(), { ...fieldMeta.get(schema), isFixed: true })

/** A reference to an entry by one of its fields; the content check verifies it. */
export const reference = <Schema extends z.ZodType>(schema: Schema, type: string, by: string) =>
  withMeta(schema, { ...fieldMeta.get(schema), kind: "reference", to: { type, by } })

/** A named object; unknown fields are rejected. */
export const object = <Shape extends z.ZodRawShape>(name: string, about: string, shape: Shape) =>
  withMeta(z.strictObject(shape), {
    name,
    about,
    expected: `{ ${Object.keys(shape)
      .map((field) => `"${field}": …`)
      .join(", ")} }`,
  })
