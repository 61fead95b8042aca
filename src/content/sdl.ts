import type { ContentType } from "./define"
import { inspect, type Form, type Inspected, type Schema } from "./inspect"
import { sectionContent } from "./types/shared"

const scalars = { text: "String", integer: "Int", number: "Float", boolean: "Boolean" }

const graphqlName = /^[A-Za-z][A-Za-z0-9_]*$/

const quoted = (text: string, indent = "") => `${indent}"""\n${indent}${text}\n${indent}"""\n`

/** Merges the fields of all variants; a field that some variant lacks is nullable. */
const mergedFields = (options: Extract<Form, { kind: "variants" }>["options"]) => {
  const names = [...new Set(options.flatMap((fields) => Object.keys(fields)))]
  return names.map((name) => {
    const schemas = options.flatMap((fields) => fields[name] ?? [])
    const [first] = schemas
    if (!first) throw new Error(`${name} belongs to no variant`)
    return { name, schema: first, isShared: schemas.length === options.length }
  })
}

/** Collects the SDL of referenced types and writes each named type once. */
class SdlWriter {
  private readonly definitions = new Map<string, string>()

  get definitionTexts() {
    return [...this.definitions.values()]
  }

  field(owner: string, name: string, schema: Schema, isRequired = true): string {
    const inspected = inspect(schema)
    if (!inspected.description) throw new Error(`${owner}.${name} has no description`)
    const { type, extension } = this.getType(inspected)
    const nonNull = isRequired && !inspected.isOptional ? "!" : ""
    return `${quoted(inspected.description, "  ")}  ${name}: ${type}${nonNull}${extension}`
  }

  private getType(inspected: Inspected): { type: string; extension: string } {
    const { form, meta } = inspected
    if (form.kind === "array") {
      const element = this.getType(inspect(form.element))
      return { type: `[${element.type}!]`, extension: element.extension }
    }
    if (meta.kind === "picture") return { type: "Picture", extension: " @picture" }
    if (meta.kind === "price") return { type: "Price", extension: " @price" }
    if (meta.kind === "telephone") return { type: "String", extension: " @telephone" }
    if (meta.kind === "reference" && meta.to?.by === "id")
      return { type: meta.to.type, extension: ' @link(by: "jsonId")' }
    return { type: this.plainType(form, inspected), extension: "" }
  }

  private plainType(form: Form, { meta }: Inspected): string {
    switch (form.kind) {
      case "enum":
        return meta.name && form.values.every((value) => graphqlName.test(value))
          ? this.define(
              meta.name,
              "enum",
              form.values.map((value) => `  ${value}`),
              meta.about,
            )
          : "String"
      case "object":
        return this.object(
          meta,
          Object.entries(form.fields).map(([name, schema]) => ({ name, schema, isShared: true })),
        )
      case "variants":
        return this.object(meta, mergedFields(form.options))
      case "array":
        throw new Error("A list of lists is not supported")
      default:
        return scalars[form.kind]
    }
  }

  private object(
    { name, about }: Inspected["meta"],
    fields: readonly { name: string; schema: Schema; isShared: boolean }[],
  ): string {
    if (!name) throw new Error("An object inside an entry needs a name: use object() of fields.ts")
    const lines = fields.map((field) => this.field(name, field.name, field.schema, field.isShared))
    const isSection = Object.values(sectionContent).every((own) => fields.some(({ schema }) => schema === own))
    return this.define(name, "type", lines, about, isSection ? " implements SectionIntroContent" : "")
  }

  private define(
    name: string,
    keyword: "type" | "enum",
    lines: readonly string[],
    about?: string,
    implemented = "",
  ): string {
    const definition = `${about ? quoted(about) : ""}${keyword} ${name}${implemented} {\n${lines.join("\n")}\n}`
    const known = this.definitions.get(name)
    if (known !== undefined && known !== definition) throw new Error(`Two different types are named ${name}`)
    this.definitions.set(name, definition)
    return name
  }
}

/** Gatsby reserves `id`, so the content's id is exposed as `jsonId`. */
const entrySdl = (type: ContentType, writer: SdlWriter) => {
  const fields = Object.entries(type.schema.shape).map(([name, schema]) =>
    writer.field(type.name, name === "id" ? "jsonId" : name, schema),
  )
  return `${quoted(type.about)}type ${type.name} implements Node @dontInfer {\n${fields.join("\n")}\n}`
}

export const contentSdl = (types: readonly ContentType[]): string => {
  const writer = new SdlWriter()
  const entries = types.map((type) => entrySdl(type, writer))
  return [...entries, ...writer.definitionTexts].join("\n\n")
}
