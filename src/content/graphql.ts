import type { CreateSchemaCustomizationArgs } from "gatsby"
import { getProperty } from "../lib/get-property"
import { currencies, formatMoney } from "../lib/money"
import type { ContentType } from "./define"
import type { ResolverContext } from "./entry-nodes"
import { picturePath, writtenPaths } from "./picture-path"
import { parsePrice } from "./price"
import { contentSdl } from "./sdl"
import { telephoneNumber } from "./telephone"
import { pictureDescription } from "./types/picture-description"

const sharedSdl = `
"A picture of the content: its path, its alternative text and its file."
type Picture @dontInfer {
  "Path under data/images without the file's ending."
  path: String!
  "The alternative text, from data/pictures.json."
  alt: String! @pictureAlt
  "The picture's file; query its childImageSharp."
  file: File! @pictureFile
  "Whether the picture is a photograph, from data/pictures.json."
  isPhotograph: Boolean! @pictureIsPhotograph
}

"A price as text and as an amount."
type Price @dontInfer {
  "The price as cards and product pages write it, such as “UGX 3,400,000”, with a no-break space."
  text: String!
  "The amount in hundredths, a whole number. A Float only because Int ends at 21 million shillings."
  amountMinor: Float!
  "The currency."
  currency: Currency!
}

"The heading and text of a page section."
interface SectionIntroContent {
  "The heading."
  title: String!
  "One or two sentences under the heading."
  lead: String
  "The section's button."
  button: Action
}

"The currencies of prices."
enum Currency {
  ${currencies.join("\n  ")}
}
`

type FieldInfo = { fieldName: string }

/** Maps a value or each value of a list; null stays null. */
const mapValue = (value: unknown, map: (text: string) => unknown): unknown =>
  Array.isArray(value) ? value.map((entry) => mapValue(entry, map)) : typeof value === "string" ? map(value) : null

const mapField =
  (map: (text: string) => unknown) => (source: unknown, _args: object, _context: ResolverContext, info: FieldInfo) =>
    mapValue(getProperty(source, info.fieldName), map)

const toPicture = (written: string) => ({ path: picturePath(written) })
/** Returns null for an unreadable price, which the content check refuses earlier. */
const toPrice = (text: string) => {
  const money = parsePrice(text)
  return money && { text: formatMoney(money), ...money }
}

const getPath = (source: unknown) => String(getProperty(source, "path"))

const findDescription = (source: unknown, context: ResolverContext) => {
  const filter = { path: { in: writtenPaths(getPath(source)) } }
  return context.nodeModel.findOne<Record<string, unknown>>({ type: pictureDescription.name, query: { filter } })
}

const pictureAlt = async (source: unknown, _args: object, context: ResolverContext) =>
  (await findDescription(source, context))?.alt

const pictureIsPhotograph = async (source: unknown, _args: object, context: ResolverContext) =>
  (await findDescription(source, context))?.isPhotograph === true

const pictureFile = (source: unknown, _args: object, context: ResolverContext) => {
  const picture = getPath(source)
  const slash = picture.lastIndexOf("/")
  return context.nodeModel.findOne({
    type: "File",
    query: {
      filter: {
        sourceInstanceName: { eq: "images" },
        relativeDirectory: { eq: picture.slice(0, slash) },
        name: { eq: picture.slice(slash + 1) },
      },
    },
  })
}

/** Arguments of a picture list: `pictures(paths: ["gallery/1"])`. */
type PictureArguments = { paths?: readonly string[] | null }

const filterPictures = (value: unknown, { paths }: PictureArguments): unknown =>
  Array.isArray(value) && paths
    ? value.filter((picture: unknown) => typeof picture === "string" && paths.includes(picturePath(picture)))
    : value

const extensions = {
  picture: (source: unknown, args: PictureArguments, _context: ResolverContext, info: FieldInfo) =>
    mapValue(filterPictures(getProperty(source, info.fieldName), args), toPicture),
  price: mapField(toPrice),
  telephone: mapField(telephoneNumber),
  pictureAlt,
  pictureFile,
  pictureIsPhotograph,
}

export const contentTypeDefs = (types: readonly ContentType[]) => `${contentSdl(types)}\n${sharedSdl}`

export type SchemaActions = Pick<CreateSchemaCustomizationArgs["actions"], "createFieldExtension" | "createTypes">

/** Declares all content types and resolves pictures, prices and telephones, for `createSchemaCustomization`. */
export const createContentSchema = (actions: SchemaActions, types: readonly ContentType[]): void => {
  for (const [name, resolve] of Object.entries(extensions)) {
    actions.createFieldExtension({
      name,
      extend: (_options: object, field?: { type?: unknown }) =>
        name === "picture" && String(field?.type).startsWith("[")
          ? { resolve, args: { paths: "[String!]" } }
          : { resolve },
    })
  }
  actions.createTypes(contentTypeDefs(types))
}
