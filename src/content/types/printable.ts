import { z } from "zod"
import { HEALTH_PRINTABLE, printablePath } from "../../lib/printable-paths"
import { defineType } from "../define"
import { withMeta } from "../field-meta"
import {
  oneOf,
  boolean,
  id,
  integer,
  array,
  optional,
  object,
  reference,
  sentence,
  servedFile,
  slug,
  text,
  variant,
} from "../fields"
import { getProperty } from "../../lib/get-property"
import { reviewedBy, sources } from "./provenance"

const kinds = "points, warning, table, sum or pictures"

const partKind = <Kind extends string>(kind: Kind) => variant(kind, `The kind of part: ${kinds}.`)

const title = text("The part's heading.", 60)
const items = array("Facts or advice, in short sentences.", sentence("One of them."), 1, 8)

const column = object("PrintableColumn", "A column of a table.", {
  title: text("Its heading.", 40),
  share: integer("Its share of the table's width. In per cent; together the columns make 100.", 4, 100),
  boxes: optional(integer("How many boxes to tick each row has here; without it, room to write.", 1, 6)),
})

const row = object("PrintableRow", "A row of a table that has a name.", {
  label: text("The text of the first column.", 30),
  note: optional(text("The text below it, in small letters.", 40)),
  cells: optional(array("For an example: what the other columns hold.", text("What a column holds.", 30), 1, 9)),
})

const term = object("PrintableTerm", "A number of a sum: a blank to fill in, or a figure.", {
  sign: optional(oneOf("PrintableSign", "What is done with it; null for the first number.", ["+", "−", "×", "÷"])),
  given: optional(text("The figure; null for a blank.", 10)),
  unit: optional(text("What is counted, such as “cows” or “kg”.", 30)),
})

const sumLine = object("PrintableSumLine", "A line of a sum.", {
  label: text("What is worked out.", 80),
  terms: array("The numbers, in the order of the sum.", term, 1, 4),
  unit: text("What the result is counted in.", 30),
  example: text("The same line with numbers.", 80),
})

const step = object("PrintablePicture", "A drawing with what it says.", {
  drawing: servedFile("The drawing, an SVG file in black lines."),
  title: text("What to do, in few words.", 40),
  text: sentence("How, in one or two short sentences."),
})

const parts = z.discriminatedUnion("kind", [
  z.strictObject({ kind: partKind("points"), title, items }),
  z.strictObject({ kind: partKind("warning"), title, items }),
  z.strictObject({
    kind: partKind("table"),
    title,
    blanks: optional(array("What is filled in beside the heading, such as “Farm”.", text("What it is.", 20), 1, 3)),
    columns: array("The columns, from the left.", column, 2, 10),
    rows: optional(array("The rows that have names; without them the rows are blank.", row, 1, 31)),
    blankRows: optional(integer("How many blank rows follow.", 1, 40)),
  }),
  z.strictObject({
    kind: partKind("sum"),
    title,
    exampleLabel: text("The text before the example of a line.", 20),
    lines: array("The lines, each with the result of the one before.", sumLine, 1, 10),
  }),
  z.strictObject({
    kind: partKind("pictures"),
    title,
    steps: array("What to do, in this order.", step, 2, 12),
  }),
])

const part = withMeta(parts, {
  name: "PrintablePart",
  about: `A part of a printable: ${kinds}.`,
  expected: `a part with the "kind" ${kinds}`,
})

export const printable = defineType({
  name: "Printable",
  about: "An A4 page to print and to fill in. The build writes each as a file below /sheets.",
  files: { kind: "folder", path: "sheets" },
  label: "title",
  unique: ["path", "title"],
  paths: (entry) => [printablePath(String(getProperty(entry, "path")))],
  schema: z
    .strictObject({
      id: id("Number of the printable, from 1; printables are listed in this order."),
      path: slug("Its name in its address: “tick-calendar” is /sheets/tick-calendar.html.").meta({
        title: "End of its address",
      }),
      title: text("What it is called.", 60),
      lead: sentence("What it is for."),
      posts: array(
        "The posts that it belongs to, by their numbers. Each links to it, and it leads back to the first; without a post it belongs to the page for sick animals if it is about health, else to its first service.",
        reference(id("Number of a post."), "Post", "id"),
        0,
        4,
      ),
      services: array(
        "The services whose pages link to it, by their numbers.",
        reference(id("Number of a service."), "Service", "id"),
        0,
        4,
      ),
      isAboutHealth: optional(boolean("Whether it gives advice on health: then it says who has checked it.")),
      sources,
      reviewedBy: reviewedBy(),
      parts: array("Its parts, from the top. They must fit one page.", part, 1, 6),
    })
    .refine(({ path }) => printablePath(path) !== HEALTH_PRINTABLE, {
      path: ["path"],
      message: "another name: the website makes a sheet with this one",
    })
    .superRefine(({ parts }, context) => {
      parts.forEach((one, index) => {
        if (one.kind !== "table") return
        const refuse = (field: string, message: string) =>
          context.addIssue({ code: "custom", path: ["parts", index, field], message })
        const shares = one.columns.reduce((sum, { share }) => sum + share, 0)
        if (shares !== 100) refuse("columns", `columns whose shares make 100; these make ${shares}`)
        const wrong = one.rows?.find(({ cells }) => cells && cells.length !== one.columns.length - 1)
        if (wrong) refuse("rows", `${one.columns.length - 1} cells in the row ${JSON.stringify(wrong.label)}`)
        if (!one.rows && !one.blankRows)
          refuse("blankRows", "how many rows the table has, because it has no rows with names")
      })
    }),
})
