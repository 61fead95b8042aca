import type { Field } from "@sveltia/cms"
import { z } from "zod"
import type { ContentType } from "../../content/define"
import { kebab } from "../../content/entries"
import type { FieldMeta } from "../../content/field-meta"
import { inspect, type Form, type Schema } from "../../content/inspect"
import { OBJECT_DATE } from "./page/content-file"

/** "openingHours" → "Opening hours", "callLabel" → "Call: what it says", "nextTitle" → "Next: heading". */
export const toLabel = (name: string): string => {
  const text = kebab(name)
    .replace(/[-_]/g, " ")
    .replace(/ label$/, ": what it says")
    .replace(/ title$/, ": heading")
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Removes sections of the specification and the word "null" from a description. */
export const toPlainText = (description: string): string =>
  description
    .replace(/ \(spec [^)]*\)/g, "")
    .replace(/\bnull\b/g, "empty")
    .replace(/\bNull\b/g, "Empty")

/** Returns a value's limits from its JSON Schema; "anyOf" is the value or null. */
const getBounds = (schema: Schema) => {
  const { anyOf = [], ...json } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
  return { ...anyOf[0], ...json }
}

/** Returns a text's pattern with the content check's message. */
const getPattern = (schema: Schema): [string, string] | undefined => {
  const { meta } = inspect(schema)
  const rule = meta.pattern ?? getBounds(schema).pattern
  const expected = meta.patternMessage ?? meta.expected
  return rule && expected ? [`/${rule}/u`, `Expected: ${expected}.`] : undefined
}

/** Longer texts get a multi-line input. */
const ONE_LINE = 160

export const isPicture = ({ kind, isPicturePath }: FieldMeta) => kind === "picture" || isPicturePath

/** Drops undefined values, which the CMS's schema refuses. */
export const omitUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

/** Returns where the CMS finds the entries that a field refers to. */
type RelationTo = (to: { type: string; by: string }) => {
  collection: string
  file?: string
  value_field: string
  display_fields: string[]
}

/** Returns the form's fields for a content type. */
export const formFields = (type: ContentType, relationTo: RelationTo): Field[] => {
  /** page/content-file.ts assigns numbers. */
  const isHidden = (name: string) => name === "id" || (type.editor?.hidden ?? []).includes(name)

  const toField = (name: string, schema: Schema): Field => {
    const { form, meta, description, title, isOptional } = inspect(schema)
    if (isHidden(name) || meta.isFixed) return { name, label: toLabel(name), widget: "hidden" }
    const bounds = getBounds(schema)
    const common = {
      name,
      label: title ?? toLabel(name),
      hint: toPlainText(description) || undefined,
      required: !isOptional,
    }
    const several = {
      multiple: true,
      min: bounds.minItems,
      max: bounds.maxItems,
      required: !isOptional && (bounds.minItems ?? 0) > 0,
    }
    const image = { ...common, widget: "image", choose_url: false } as const
    const relation = (to: { type: string; by: string }) =>
      ({ ...common, widget: "relation", ...relationTo(to) }) as const
    const select = (values: readonly string[]) => ({ ...common, widget: "select", options: [...values] }) as const

    const toListField = (element: Schema): Field => {
      const inner = inspect(element)
      if (inner.meta.to) return { ...relation(inner.meta.to), ...several }
      if (isPicture(inner.meta)) return { ...image, ...several }
      if (inner.form.kind === "enum") return { ...select(inner.form.values), ...several }
      const list = { ...common, ...several, multiple: undefined, widget: "list" } as const
      if (inner.form.kind === "text" && (getBounds(element).maxLength ?? 0) <= ONE_LINE) {
        return { ...list, pattern: getPattern(element) }
      }
      const folded = {
        ...list,
        collapsed: "auto",
        label_singular: inner.meta.name && toLabel(inner.meta.name),
      } as const
      if (inner.form.kind === "object") return { ...folded, fields: toFields(inner.form.fields) }
      if (inner.form.kind === "variants") {
        return { ...folded, typeKey: inner.form.discriminator, types: toVariants(inner.form) }
      }
      return { ...list, field: toField("item", element) }
    }

    const toVariants = ({ options, discriminator }: Form & { kind: "variants" }) =>
      options.map(({ [discriminator]: own, ...fields }) => {
        const kind = own && inspect(own).form
        const value = kind?.kind === "enum" ? (kind.values[0] ?? "") : ""
        return { name: value, label: toLabel(value), fields: toFields(fields) }
      })

    const toWidget = (): Field => {
      if (meta.to) return relation(meta.to)
      if (isPicture(meta)) return image
      if (meta.kind === "day") {
        const own = form.kind === "object" ? { format: OBJECT_DATE, default: "{{now}}" } : { format: "YYYY-MM-DD" }
        return { ...common, ...own, widget: "datetime", type: "date" }
      }
      switch (form.kind) {
        case "enum":
          return select(form.values)
        case "boolean":
          return { ...common, widget: "boolean" }
        case "integer":
        case "number": {
          const { minimum: min, maximum, multipleOf: step } = bounds
          const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
          // A coordinate has no step.
          const kind =
            form.kind === "integer" ? { value_type: "int", step } : { value_type: "float", step: step ?? 0.01 }
          return { ...common, widget: "number", min, max, ...kind }
        }
        case "text": {
          const { minLength: minlength, maxLength: maxlength } = bounds
          const widget = (maxlength ?? 0) > ONE_LINE ? "text" : "string"
          return { ...common, widget, minlength, maxlength, pattern: getPattern(schema), use_emoji_autocomplete: false }
        }
        case "object":
          return { ...common, widget: "object", collapsed: "auto", fields: toFields(form.fields) }
        case "array":
          return toListField(form.element)
        case "variants":
          return { ...common, widget: "object", typeKey: form.discriminator, types: toVariants(form) }
      }
    }
    return omitUndefined(toWidget())
  }

  const toFields = (fields: Readonly<Record<string, Schema>>): Field[] =>
    Object.entries(fields).map(([name, schema]) => toField(name, schema))

  return toFields(type.schema.shape)
}
