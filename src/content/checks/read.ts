import { readFileSync } from "node:fs"
import path from "node:path"
import { findType, listEntryFiles, isEntryFile } from "../content-files"
import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import { decodeText } from "../read-text"
import { nearest } from "./nearest"
import { parseJson, type GetLine } from "./parse-json"
import { formatFieldPath, formatValue, type Place, type Problem } from "./problem"

export type Entry = { type: ContentType; file: string; name: string; value: unknown; getLine: GetLine }

export const getPlace = ({ file, name, getLine }: Entry, path: readonly PropertyKey[] = []): Place => ({
  file,
  line: getLine(path),
  entry: name,
  field: formatFieldPath(path),
})

export type Content = {
  entries: readonly Entry[]
  /** Names of types with a file that is missing or unreadable. */
  unread: ReadonlySet<string>
  problems: readonly Problem[]
}

export const toDataPath = (file: string) => `data/${file}`

export const toFilePlace = (file: string): Place => ({ file: toDataPath(file), entry: "", field: "" })

const readJson = (dataDir: string, file: string) => {
  const decoded = decodeText(readFileSync(path.join(dataDir, file)))
  return "fault" in decoded ? decoded : parseJson(decoded.text)
}

/** Returns an entry's name for editors: `id 3, “Fresh Milk”`. */
const getEntryName = (type: ContentType, value: unknown): string => {
  const id = getProperty(value, "id")
  const label = type.label === undefined ? undefined : getProperty(value, type.label)
  const parts = [id === undefined ? "" : `id ${formatValue(id)}`, typeof label === "string" ? `“${label}”` : ""]
  return parts.filter(Boolean).join(", ")
}

const toEntries = (type: ContentType, file: string, value: unknown, getLine: GetLine): Entry[] | Problem => {
  const isList = type.files.kind === "list"
  if (isList !== Array.isArray(value)) {
    return {
      ...toFilePlace(file),
      actual: formatValue(value),
      expected: isList ? "a list of entries: [ … ]" : "one entry: { … }",
    }
  }
  if (!Array.isArray(value)) return [{ type, file: toDataPath(file), name: getEntryName(type, value), value, getLine }]
  return value.map((entry: unknown, index) => {
    const name = getEntryName(type, entry)
    return {
      type,
      file: toDataPath(file),
      name: `no. ${index + 1}${name && ` (${name})`}`,
      value: entry,
      getLine: (path) => getLine([index, ...path]),
    }
  })
}

/** Removes what programs add: .txt (Notepad), capitals (phones), a number (second download). */
const suggestFileName = (file: string) =>
  file.replace(/(\.json)?\.txt$|\.json$/i, ".json").replace(/ ?\(\d+\)(?=\.json$)/, "")

const misnamed = (file: string, meant: string): Problem => {
  if (file.endsWith(".json")) {
    const expected = `one file: delete this one, or ${toDataPath(meant)} if that is the older one`
    return { ...toFilePlace(file), actual: "a second copy, as a download makes it", expected }
  }
  return {
    ...toFilePlace(file),
    actual: `a name that ends in ${path.extname(file)}; only files that end in .json are read`,
    expected: `the name ${toDataPath(meant)}`,
  }
}

const unknownFile = (types: readonly ContentType[], file: string): Problem => {
  const places = types.map(({ files }) => (files.kind === "folder" ? `${files.path}/…` : files.path))
  const meant = nearest(file, places)
  return {
    ...toFilePlace(file),
    actual: "a file of this name, which the site does not read",
    expected: meant ? `${toDataPath(meant)}?` : "one of the files that data/README.md lists",
  }
}

const emptyType = ({ files }: ContentType): Problem => ({
  ...toFilePlace(files.path),
  actual: files.kind === "folder" ? "no file in this folder" : "no such file",
  expected: "the files as they were: the site needs at least one entry here",
})

/** Reads every JSON file of `dataDir`; reports unreadable ones and goes on. */
export const readContent = (dataDir: string, types: readonly ContentType[]): Content => {
  const entries: Entry[] = []
  const problems: Problem[] = []
  const files = listEntryFiles(dataDir)
  const unread = new Set<string>()

  for (const file of files) {
    const meant = suggestFileName(file)
    if (!isEntryFile(file) && (file.endsWith(".json.txt") || (meant !== file && findType(types, meant)))) {
      problems.push(misnamed(file, meant))
      continue
    }
    const type = findType(types, file)
    if (!type || !isEntryFile(file)) {
      problems.push(unknownFile(types, file))
      continue
    }
    const result = readJson(dataDir, file)
    const read =
      "fault" in result
        ? { ...toFilePlace(file), ...result.fault }
        : toEntries(type, file, result.value, result.getLine)
    if (Array.isArray(read)) entries.push(...read)
    else {
      problems.push(read)
      unread.add(type.name)
    }
  }
  const missing = types.filter((type) => !files.some((file) => findType([type], file)))
  for (const type of missing) {
    problems.push(emptyType(type))
    unread.add(type.name)
  }
  return { entries, unread, problems }
}
