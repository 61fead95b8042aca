import path from "node:path"
import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms"
import { z } from "zod"
import type { ContentType, EditorGroup } from "../../content/define"
import type { Mark } from "../../content/field-meta"
import { at, inspect, type Form, type Schema } from "../../content/inspect"
import { kebab } from "../../content/entries"
import { OBJECT_DATE } from "./page/content-file"

/** The groups in order, with their descriptions. */
const groups: Readonly<Record<EditorGroup, string>> = {
  Pictures: "What pictures show, and where the large ones stand.",
  Pages: "What each page says.",
  "Telephone and address": "How the office is reached.",
  "Prices and fees": "What products share, which stand on the home page, and how to pay.",
  "Dates and notices": "What happens on a day, and what holds for some days.",
}

/** Pictures' folder, which is part of their paths in the editor but not in the content. */
export const pictureFolder = "data/images"

/** The name of the list in a file that is a list; the file has none. */
const rootField = "entries"

/** "openingHours" → "Opening hours", "callLabel" → "Call: what it says", "nextTitle" → "Next: heading". */
const words = (name: string): string => {
  const text = kebab(name)
    .replace(/[-_]/g, " ")
    .replace(/ label$/, ": what it says")
    .replace(/ title$/, ": heading")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Removes sections of the specification and the word "null" from a description. */
const plain = (description: string): string =>
  description
    .replace(/ \(spec [^)]*\)/g, "")
    .replace(/\bnull\b/g, "empty")
    .replace(/\bNull\b/g, "Empty")

/** Returns a value's limits from its JSON Schema. */
const boundsOf = (schema: Schema) => {
  const json: unknown = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  const find = (name: string): unknown =>
    at(json, name) ?? [at(json, "anyOf")].flat().reduce<unknown>((found, one) => found ?? at(one, name), undefined)
  const number = (name: string) => {
    const value = find(name)
    return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
  }
  const pattern = find("pattern")
  return {
    minLength: number("minLength"),
    maxLength: number("maxLength"),
    minimum: number("minimum"),
    maximum: number("maximum"),
    step: number("multipleOf"),
    minItems: number("minItems"),
    maxItems: number("maxItems"),
    pattern: typeof pattern === "string" ? pattern : undefined,
  }
}

/** Returns a text's pattern with the content check's message. */
const ruleOf = (schema: Schema): [string, string] | undefined => {
  const { mark } = inspect(schema)
  const rule = mark.pattern ?? boundsOf(schema).pattern
  const wanted = mark.patternWanted ?? mark.wanted
  return rule && wanted ? [`/${rule}/u`, `Wanted: ${wanted}.`] : undefined
}

/** Longer texts get a multi-line input. */
const ONE_LINE = 160

/** Fields that identify the entries of a list, best first. */
const TELLING = ["title", "label", "name", "category", "path", "key", "question", "word", "text", "page"]

/** Returns the summary of a collapsed entry: the first of these fields, or else its first simple field. */
const summaryOf = (fields: Readonly<Record<string, Schema>>, label?: string): string | undefined => {
  const isPlain = (name: string) => {
    const own = fields[name]
    return own !== undefined && name !== "id" && !["object", "list", "variants"].includes(inspect(own).form.kind)
  }
  const name = [label, ...TELLING].find((one) => one !== undefined && isPlain(one)) ?? Object.keys(fields).find(isPlain)
  return name && `{{fields.${name}}}`
}

const isPicture = ({ kind, isPicturePath }: Mark) => kind === "picture" || isPicturePath

/** Returns summary and thumbnail of a list's collapsed entries. */
const foldOf = (fields: Readonly<Record<string, Schema>>, label?: string) => ({
  summary: summaryOf(fields, label),
  thumbnail: Object.keys(fields).find((name) => {
    const own = fields[name]
    return own && isPicture(inspect(own).mark)
  }),
})

/** Drops undefined values, which the CMS's schema refuses. */
const tidy = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

/**
 * Returns the configuration of the content editor (docs/edit-the-content.md) for the content types. Published changes go
 * to `backend`; on 127.0.0.1 only its name is used. No content is read, because that may be invalid.
 */
export const editorConfig = (types: readonly ContentType[], backend: CmsConfig["backend"]): CmsConfig => {
  /** Returns where the CMS finds the entries that a field refers to. */
  const relationTo = ({ type: name, by }: { type: string; by: string }) => {
    const type = types.find((one) => one.name === name)
    if (!type) throw new Error(`A field refers to ${name}, which is no content type`)
    const [first = "", ...rest] = by.split(".")
    const inFile = [first, ...rest.flatMap((step) => ["*", step])].join(".")
    if (type.files.kind === "folder") {
      return { collection: kebab(name), value_field: by, display_fields: [type.label ?? by] }
    }
    const value = type.files.kind === "list" ? `${rootField}.*.${by}` : inFile
    return { collection: groupOf(type), file: kebab(name), value_field: value, display_fields: [value] }
  }

  const fieldOf = (type: ContentType, name: string, schema: Schema): Field => {
    const { form, mark, description, title, isOptional } = inspect(schema)
    const { minLength, maxLength, minimum, maximum, step, minItems, maxItems } = boundsOf(schema)
    if (isHidden(type, name) || mark.isFixed) return { name, label: words(name), widget: "hidden" }
    const common = { name, label: title ?? words(name), hint: plain(description) || undefined, required: !isOptional }
    const several = { multiple: true, min: minItems, max: maxItems, required: !isOptional && (minItems ?? 0) > 0 }

    const reference = (to: { type: string; by: string }) =>
      ({ ...common, widget: "relation", ...relationTo(to) }) as const
    const image = { ...common, widget: "image", choose_url: false } as const
    const select = (values: readonly string[]) => ({ ...common, widget: "select", options: [...values] }) as const

    const listOf = (element: Schema): Field => {
      const inner = inspect(element)
      if (inner.mark.to) return { ...reference(inner.mark.to), ...several }
      if (isPicture(inner.mark)) return { ...image, ...several }
      if (inner.form.kind === "choice") return { ...select(inner.form.values), ...several }
      const list = { ...common, ...several, multiple: undefined, widget: "list" } as const
      if (inner.form.kind === "text" && (boundsOf(element).maxLength ?? 0) <= ONE_LINE) {
        return { ...list, pattern: ruleOf(element) }
      }
      const folded = { ...list, collapsed: "auto", label_singular: inner.mark.name && words(inner.mark.name) } as const
      if (inner.form.kind === "object") {
        return { ...folded, fields: fieldsOf(type, inner.form.fields), ...foldOf(inner.form.fields) }
      }
      if (inner.form.kind === "variants") {
        return { ...folded, typeKey: inner.form.discriminator, types: variantsOf(inner.form) }
      }
      return { ...list, field: fieldOf(type, "item", element) }
    }

    const variantsOf = ({ options, discriminator }: Form & { kind: "variants" }) =>
      options.map((option) => {
        const { [discriminator]: own, ...fields } = option
        const kind = own && inspect(own).form
        const value = kind?.kind === "choice" ? (kind.values[0] ?? "") : ""
        return tidy({ name: value, label: words(value), fields: fieldsOf(type, fields), summary: summaryOf(fields) })
      })

    const made = (): Field => {
      if (mark.to) return reference(mark.to)
      if (isPicture(mark)) return image
      if (mark.kind === "day") {
        const own = form.kind === "object" ? { format: OBJECT_DATE, default: "{{now}}" } : { format: "YYYY-MM-DD" }
        return { ...common, ...own, widget: "datetime", type: "date" }
      }
      switch (form.kind) {
        case "choice":
          return select(form.values)
        case "flag":
          return { ...common, widget: "boolean" }
        case "integer":
        case "number": {
          const value_type = form.kind === "integer" ? "int" : "float"
          // A coordinate has no step.
          return {
            ...common,
            widget: "number",
            value_type,
            min: minimum,
            max: maximum,
            step: step ?? (form.kind === "number" ? 0.01 : undefined),
          }
        }
        case "text": {
          const length = {
            minlength: minLength,
            maxlength: maxLength,
            pattern: ruleOf(schema),
            use_emoji_autocomplete: false,
          }
          return { ...common, ...length, widget: (maxLength ?? 0) > ONE_LINE ? "text" : "string" }
        }
        case "object":
          return { ...common, widget: "object", collapsed: "auto", fields: fieldsOf(type, form.fields) }
        case "list":
          return listOf(form.element)
        case "variants":
          return { ...common, widget: "object", typeKey: form.discriminator, types: variantsOf(form) }
      }
    }
    return tidy(made())
  }

  const fieldsOf = (type: ContentType, fields: Readonly<Record<string, Schema>>): Field[] =>
    Object.entries(fields).map(([name, schema]) => fieldOf(type, name, schema))

  const folder = (type: ContentType): Collection[] => {
    if (type.files.kind !== "folder" || !type.editor) return []
    const title = type.label ?? "id"
    const order = "id" in type.schema.shape ? "id" : title
    return [
      {
        name: kebab(type.name),
        label: type.editor.label,
        label_singular: words(type.name),
        description: plain(type.about),
        folder: `data/${type.files.path}`,
        ...uploads(type),
        extension: "json",
        format: formatOf(type),
        identifier_field: title,
        slug: `{{fields.${title}}}`,
        summary: `{{fields.${title}}}`,
        sortable_fields: { fields: [...new Set([order, title])], default: { field: order } },
        fields: fieldsOf(type, type.schema.shape),
      },
    ]
  }

  const file = (type: ContentType, label = type.editor?.label ?? words(type.name)): CollectionFile => ({
    name: kebab(type.name),
    label,
    file: `data/${type.files.path}`,
    ...uploads(type),
    format: formatOf(type),
    fields:
      type.files.kind === "one"
        ? fieldsOf(type, type.schema.shape)
        : [
            tidy({
              name: rootField,
              label,
              hint: plain(type.about),
              widget: "list",
              root: true,
              collapsed: true,
              required: !("mayBeEmpty" in type.files && type.files.mayBeEmpty),
              ...foldOf(type.schema.shape, type.label),
              fields: fieldsOf(type, type.schema.shape),
            }) satisfies Field,
          ],
  })

  /** The CMS must know hidden types that others refer to. */
  const hiddenFiles = types.filter(({ files, editor }) => files.kind !== "folder" && !editor)
  return {
    load_config_file: false,
    backend,
    app_title: "Edit the content",
    show_preview_links: false,
    media_folder: pictureFolder,
    public_folder: `/${pictureFolder}`,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Turns photographs upright, shrinks them and removes camera data and position.
          transformations: { raster_image: { format: "webp", quality: 85, width: 2000, height: 2000 } },
        },
      },
      stock_assets: { providers: [] },
    },
    // The picture dialog offers the type's folder first, then all.
    asset_collections: pictureFoldersOf(types).map((name) => ({
      name,
      label: words(name),
      media_folder: `${pictureFolder}/${name}`,
      public_folder: `/${pictureFolder}/${name}`,
    })),
    slug: { encoding: "ascii", clean_accents: true, lowercase: true },
    editor: { preview: false },
    collections: [
      ...types.flatMap(folder),
      ...Object.entries(groups).map(([label, description]) => ({
        name: nameOf(label),
        label,
        description,
        files: types.filter(({ editor }) => editor?.group === label).map((type) => file(type)),
      })),
      { name: HIDDEN, hide: true, files: hiddenFiles.map((type) => file(type)) },
    ],
  }
}

/** The collection of hidden types. */
const HIDDEN = "hidden"

const nameOf = (label: string) => label.toLowerCase().replaceAll(" ", "-")

/** page/content-file.ts assigns numbers. */
const isHidden = ({ editor }: ContentType, field: string) => field === "id" || (editor?.hidden ?? []).includes(field)

const pictureFolderOf = ({ files, pictures = files.kind === "folder" ? files.path : "scenes" }: ContentType) => pictures

const pictureFoldersOf = (types: readonly ContentType[]): string[] =>
  [...new Set(types.map(pictureFolderOf))].filter(Boolean).sort()

const uploads = (type: ContentType) => {
  const pictures = pictureFolderOf(type)
  const folder = path.posix.join("/", pictureFolder, pictures)
  return pictures ? { media_folder: folder, public_folder: folder } : {}
}

/** The collection of a type that is one file. */
const groupOf = ({ editor }: ContentType) => (editor?.group ? nameOf(editor.group) : HIDDEN)

/** Each type has its own format, which restores the layout of its files (page/content-file.ts). */
export const formatOf = ({ name }: ContentType): string => `${kebab(name)}-json`
