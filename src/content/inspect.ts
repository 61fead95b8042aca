import { z } from "zod"
import { getProperty } from "../lib/get-property"
import { fieldMeta, type FieldMeta } from "./field-meta"

export type Schema = z.core.$ZodType

type Fields = Readonly<Record<string, Schema>>

/** A schema's shape, reduced to what SDL and checks need. */
export type Form =
  | { kind: "text" | "integer" | "number" | "boolean" }
  | { kind: "enum"; values: readonly string[] }
  | { kind: "object"; fields: Fields }
  | { kind: "array"; element: Schema }
  /** One of several objects, distinguished by one field. */
  | { kind: "variants"; options: readonly Fields[]; discriminator: string }

export type Inspected = { form: Form; meta: FieldMeta; description: string; title?: string; isOptional: boolean }

const getForm = (schema: Schema): Form => {
  if (schema instanceof z.ZodObject) return { kind: "object", fields: schema.shape }
  if (schema instanceof z.ZodArray) return { kind: "array", element: schema.element }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options.map((option) => {
      if (option instanceof z.ZodObject) return option.shape
      throw new Error("Variants must be objects")
    })
    return { kind: "variants", options, discriminator: schema.def.discriminator }
  }
  if (schema instanceof z.ZodEnum) return { kind: "enum", values: schema.options.map(String) }
  if (schema instanceof z.ZodLiteral) return { kind: "enum", values: [...schema.values].map(String) }
  if (schema instanceof z.ZodNumber) return { kind: schema.isInt ? "integer" : "number" }
  if (schema instanceof z.ZodBoolean) return { kind: "boolean" }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return { kind: "text" }
  throw new Error(`Content schemas have no use for ${schema._zod.def.type}`)
}

/** Unwraps optional and nullable; returns shape and meta data, with the type's description as default. */
export const inspect = (schema: Schema): Inspected => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { ...inspect(schema.unwrap()), ...z.globalRegistry.get(schema), isOptional: true }
  }
  const meta = fieldMeta.get(schema) ?? {}
  const { description = meta.about ?? "", title } = z.globalRegistry.get(schema) ?? {}
  return { form: getForm(schema), meta, description, title, isOptional: false }
}

/** Returns the schema of the field at `path`, if it exists. */
export const getSchemaAt = (schema: Schema, path: readonly PropertyKey[], value?: unknown): Schema | undefined => {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const { form } = inspect(schema)
  if (form.kind === "array") return getSchemaAt(form.element, rest, getProperty(value, step))
  const next = getFields(form, value)?.[String(step)]
  return next && getSchemaAt(next, rest, getProperty(value, step))
}

/** Returns an object's fields; for variants, those of the variant that `value` selects. */
export const getFields = (form: Form, value: unknown): Fields | undefined => {
  if (form.kind === "object") return form.fields
  if (form.kind !== "variants") return undefined
  const { discriminator, options } = form
  const kind = getProperty(value, discriminator)
  return options.find((fields) => {
    const own = fields[discriminator]
    const ownForm = own && inspect(own).form
    return ownForm?.kind === "enum" && ownForm.values.some((name) => name === kind)
  })
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
