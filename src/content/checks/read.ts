import { readFileSync } from "node:fs"
import path from "node:path"
import { entryFiles, isEntryFile } from "../content-files"
import type { ContentType } from "../define"
import { at } from "../inspect"
import { typeAt } from "../locate"
import { decodeText } from "../read-text"
import { nearest } from "./nearest"
import { parseJson } from "./parse-json"
import { show, type Problem } from "./problem"

/** An entry as read from its file, with what a message needs to identify it. */
export type Entry = { type: ContentType; file: string; name: string; value: unknown }

export type Content = {
  entries: readonly Entry[]
  /** Names of the types with a file that is missing or could not be read. */
  unread: ReadonlySet<string>
  problems: readonly Problem[]
}

/** The path of a file of data/ for messages. */
export const inData = (file: string) => `data/${file}`

const readJson = (dataDir: string, file: string): { value: unknown } | { problem: Problem } => {
  const wrong = (field: string, found: string, wanted: string) => ({
    problem: { file: inData(file), entry: "(the whole file)", field, found, wanted },
  })
  const decoded = decodeText(readFileSync(path.join(dataDir, file)))
  if ("fault" in decoded) {
    const { line, found, wanted } = decoded.fault
    return wrong(line === undefined ? "(the whole file)" : `line ${line}`, found, wanted)
  }
  const result = parseJson(decoded.text)
  if ("value" in result) return result
  const { line, column, found, wanted } = result.fault
  return wrong(`line ${line}, column ${column}`, found, wanted)
}

/** The name of an entry for editors: `id 3, “Fresh Milk”`. */
const nameOf = (type: ContentType, value: unknown): string => {
  const id = at(value, "id")
  const label = type.label === undefined ? undefined : at(value, type.label)
  const parts = [id === undefined ? [] : [`id ${show(id)}`], typeof label === "string" ? [`“${label}”`] : []].flat()
  return parts.join(", ")
}

const entriesOf = (type: ContentType, file: string, value: unknown): Entry[] | Problem => {
  const isList = type.files.kind === "list"
  if (isList !== Array.isArray(value)) {
    const wanted = isList ? "a list of entries: [ … ]" : "one entry: { … }"
    return { file: inData(file), entry: "(the whole file)", field: "(the whole file)", found: show(value), wanted }
  }
  if (!Array.isArray(value)) return [{ type, file: inData(file), name: nameOf(type, value) || "the only one", value }]
  return value.map((entry: unknown, index) => {
    const name = nameOf(type, entry)
    return { type, file: inData(file), name: `no. ${index + 1}${name && ` (${name})`}`, value: entry }
  })
}

/** Notepad appends .txt and Windows hides the ending; phones write it in capitals; browsers number a second download. */
const meantName = (file: string) =>
  file.replace(/(\.json)?\.txt$|\.json$/i, ".json").replace(/ ?\(\d+\)(?=\.json$)/, "")

const misnamed = (file: string, meant: string): Problem => {
  const problem = { file: inData(file), entry: "(the whole file)", field: "(the file's name)" }
  if (file.endsWith(".json")) {
    const wanted = `one file: delete this one, or ${inData(meant)} if that is the older one`
    return { ...problem, found: "a second copy, as a download makes it", wanted }
  }
  return {
    ...problem,
    found: `a name that ends in ${path.extname(file)}; only files that end in .json are read`,
    wanted: `the name ${inData(meant)}`,
  }
}

const unknownFile = (types: readonly ContentType[], file: string): Problem => {
  const places = types.map(({ files }) => (files.kind === "folder" ? `${files.path}/…` : files.path))
  const meant = nearest(file, places)
  return {
    file: inData(file),
    entry: "(the whole file)",
    field: "(the file's name)",
    found: "a file that belongs to no content type",
    wanted: meant ? `${inData(meant)}?` : "one of the files that data/README.md lists",
  }
}

const emptyType = ({ files, about }: ContentType): Problem => ({
  file: inData(files.path),
  entry: "(all)",
  field: "(the whole file)",
  found: files.kind === "folder" ? "no entry" : "no such file",
  wanted: `at least one entry: ${about}`,
})

/** Reads every JSON file of `dataDir`. Unreadable files are reported, and the rest is still read. */
export const readContent = (dataDir: string, types: readonly ContentType[]): Content => {
  const entries: Entry[] = []
  const problems: Problem[] = []
  const files = entryFiles(dataDir)
  const unread = new Set<string>()

  for (const file of files) {
    const meant = meantName(file)
    if (!isEntryFile(file) && (file.endsWith(".json.txt") || (meant !== file && typeAt(types, meant)))) {
      problems.push(misnamed(file, meant))
      continue
    }
    const type = typeAt(types, file)
    if (!type || !isEntryFile(file)) {
      problems.push(unknownFile(types, file))
      continue
    }
    const result = readJson(dataDir, file)
    const read = "problem" in result ? result.problem : entriesOf(type, file, result.value)
    if (Array.isArray(read)) entries.push(...read)
    else {
      problems.push(read)
      unread.add(type.name)
    }
  }
  const missing = types.filter((type) => !files.some((file) => typeAt([type], file)))
  for (const type of missing) {
    problems.push(emptyType(type))
    unread.add(type.name)
  }
  return { entries, unread, problems }
}
