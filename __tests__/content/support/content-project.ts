import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { checkContent, contentTypes, formatProblems } from "../../../src/content"
import { getTypedValues } from "../../../src/content/checks/typed-values"
import { formatNotes, getNotes } from "../../../src/content/checks/notes"
import { readContent } from "../../../src/content/checks/read"
import type { FieldMeta } from "../../../src/content/field-meta"
import { getProperty } from "../../../src/lib/get-property"
import { createMinimalContent } from "./minimal-content"

const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A WebP of one pixel. */
const pixel = Buffer.from("UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoBAAEAAUAmJZgCdLoABDAAAP7oOL/wHRhytUv+oiIKSMAA", "base64")

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Writes the minimal content to `root`/data, with placeholders for its pictures and files of static/. */
function createProject(root: string): string {
  const data = path.join(root, "data")
  for (const [file, value] of createMinimalContent()) write(path.join(data, file), json(value))
  const pictures = getNames(data, "picture")
  for (const picture of pictures) write(path.join(data, `images/${picture}.webp`), pixel)
  const descriptions = pictures.map((path) => ({ path, alt: `What ${path} shows, in words.` }))
  write(path.join(data, "pictures.json"), json(descriptions))
  for (const file of getNames(data, "file")) write(path.join(root, `static${file}`), "")
  const symbols = getNames(data, "icon").map((name) => `<symbol id="${name}" viewBox="0 0 48 48"></symbol>`)
  write(path.join(root, "static/icons.svg"), `<svg>${symbols.join("")}</svg>`)
  return root
}

/** Returns the names of pictures, icons or files of static/ in the content. */
const getNames = (data: string, kind: FieldMeta["kind"]) => [
  ...new Set(
    readContent(data, contentTypes)
      .entries.flatMap(getTypedValues)
      .filter(({ meta }) => meta.kind === kind)
      .map(({ value }) => String(value)),
  ),
]

/**
 * A temporary project with valid content, so that a test breaks one thing and gets one message. All tests of a file share
 * one folder: `discard()` restores the changed files.
 */
export class ContentProject {
  private static readonly folder = createProject(mkdtempSync(path.join(tmpdir(), "content-")))
  readonly root = ContentProject.folder
  /** Contents of changed files before the change; null for new files. */
  private readonly before = new Map<string, Buffer | null>()

  /** Removes the folder, after all tests of a file. */
  static discardFolder() {
    rmSync(ContentProject.folder, { recursive: true })
  }

  private path(file: string) {
    return path.join(this.root, file)
  }

  write(file: string, text: string | Buffer) {
    this.rememberFile(file)
    write(this.path(file), text)
    return this
  }

  /** Replaces a part of a file. @throws if the file does not contain it */
  replace(file: string, piece: string | RegExp, by: string) {
    const text = this.read(file)
    const corrupted = text.replace(piece, by)
    if (corrupted === text) throw new Error(`${file} has no ${piece}`)
    return this.write(file, corrupted)
  }

  /** Sets the field at `place`, in the notation of messages: "content › faqs › no. 1"; `undefined` removes it. */
  set(file: string, place: string, value: unknown) {
    const content: unknown = JSON.parse(this.read(file))
    const steps = place
      .split(" › ")
      .map((step) => (step.startsWith("no. ") ? Number.parseInt(step.slice(4)) - 1 : step))
    const owner = steps.slice(0, -1).reduce(getProperty, content)
    if (typeof owner !== "object" || owner === null) throw new Error(`${file} has no ${place}`)
    Reflect.set(owner, steps.at(-1) ?? "", value)
    return this.write(file, json(content))
  }

  /** Adds a copy of an entry with some other fields, to the list or as a new file. */
  copy(file: string, to: string, fields: object) {
    const content = JSON.parse(this.read(file)) as object
    const [first] = Array.isArray(content) ? (content as object[]) : [content]
    const entry = { ...first, ...fields }
    return this.write(to, json(Array.isArray(content) ? [...(content as object[]), entry] : entry))
  }

  read(file: string) {
    return readFileSync(this.path(file), "utf8")
  }

  remove(file: string) {
    const isFolder = statSync(this.path(file)).isDirectory()
    const files = isFolder ? readdirSync(this.path(file), { recursive: true, encoding: "utf8" }) : [""]
    for (const name of files) this.rememberFile(path.join(file, name))
    rmSync(this.path(file), { recursive: true })
    return this
  }

  /** Returns the build's message about the content; empty if it is valid. */
  message() {
    const problems = checkContent(this.path("data"))
    return problems.length === 0 ? "" : formatProblems(problems)
  }

  /** Returns the build's notes about probable mistakes. */
  notes(today = new Date().toISOString().slice(0, 10)) {
    return formatNotes(getNotes(contentTypes, this.path("data"), today))
  }

  discard() {
    for (const [file, content] of this.before) {
      if (content) write(this.path(file), content)
      else rmSync(this.path(file), { force: true })
    }
  }

  private rememberFile(file: string) {
    if (this.before.has(file)) return
    const name = this.path(file)
    if (!existsSync(name)) this.before.set(file, null)
    else if (statSync(name).isFile()) this.before.set(file, readFileSync(name))
  }
}

/** The lines of a problem; empty ones are omitted. */
export type ProblemLines = readonly [file: string, entry: string, field: string, actual: string, expected: string]

/** Returns the build's whole message for these problems. */
export const getMessage = (...problems: readonly ProblemLines[]) =>
  [
    `The content has ${problems.length === 1 ? "1 problem" : `${problems.length} problems`}. Nothing was built, and what was built before is unchanged.`,
    ...problems.map(
      ([file, entry, field, actual, expected], index) =>
        `${index + 1}. ${file}${entry && `\n   entry:    ${entry}`}${field && `\n   field:    ${field}`}\n   found:    ${actual}\n   expected: ${expected}`,
    ),
    "How an entry is written: docs/add-an-entry.md",
  ].join("\n\n")
