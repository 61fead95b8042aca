/* Reads docs/specification.md, the table of where every sentence of the specification is built and tested, and finds
   outdated entries. */

/** The project's files and routes, as the checks see them. */
export interface Project {
  /** The text of a file by its path from the project's root; null if it does not exist. */
  read: (path: string) => string | null
  /** Whether the site has a page at this path; `{id}` and the like stand for any number or path. */
  isRoute: (address: string) => boolean
}

/** Number of the specification's last section; the first is 1. */
const LAST_SECTION = 9

const COLUMNS = ["Item", "The specification says", "Built", "Test", "Note"] as const

/** The content of the column “Test” for a sentence with nothing to test; the reason follows. */
const NO_TEST = /^no test: \S/

interface Row {
  /** Line number in the document, from 1. */
  line: number
  cells: string[]
}

/** All mistakes in the document, one sentence each; empty if there are none. */
export function findProblems(document: string, project: Project): string[] {
  const items = tableRows(document, "Item")
  const counts = tableRows(document, "Section")
  return [
    ...checkNumbers(items),
    ...checkCounts(items, counts),
    ...items.flatMap((row) => checkItem(row, project).map((problem) => `${nameOf(row)}: ${problem}`)),
  ]
}

const nameOf = ({ line, cells }: Row): string => `line ${line}, item ${cells[0] || "without a number"}`

/** The rows (without header and separator) of all tables whose first column has this heading. */
function tableRows(document: string, head: string): Row[] {
  const rows: Row[] = []
  let isWanted = false
  let isInTable = false
  for (const [index, text] of document.split("\n").entries()) {
    const cells = cellsOf(text)
    if (!cells) isInTable = false
    else if (!isInTable) {
      isInTable = true
      isWanted = cells[0] === head
    } else if (isWanted && !/^:?-+:?$/.test(cells[0] ?? "")) rows.push({ line: index + 1, cells })
  }
  return rows
}

/** The cells of a table row; null for any other line. */
const cellsOf = (line: string): string[] | null =>
  line.startsWith("|")
    ? line
        .trim()
        .replace(/^\||\|$/g, "")
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : null

/** Checks that items are numbered consecutively in each section, so that a quoted number stays valid. */
function checkNumbers(items: readonly Row[]): string[] {
  let section = 1
  let place = 0
  return items.flatMap((row) => {
    const allowed = [`${section}.${place + 1}`, `${section + 1}.1`]
    const number = row.cells[0] ?? ""
    if (!/^\d+\.\d+$/.test(number)) return [`${nameOf(row)}: ${allowed.join(" or ")} should stand here`]
    const [foundSection = 0, foundPlace = 0] = number.split(".").map(Number)
    section = foundSection
    place = foundPlace
    return allowed.includes(number) ? [] : [`${nameOf(row)}: ${allowed.join(" or ")} should stand here`]
  })
}

/** Checks the table of the number of items in each section and in total. */
function checkCounts(items: readonly Row[], counts: readonly Row[]): string[] {
  const stated = new Map(counts.map(({ cells }) => [cells[0], Number(cells.at(-1))]))
  const check = (name: string, found: number) =>
    stated.get(name) === found && found > 0
      ? []
      : [`“${name}” holds ${found} of the items, and the table at the top says ${stated.get(name) ?? "nothing"}`]
  const sections = Array.from({ length: LAST_SECTION }, (_, index) => String(index + 1))
  return [
    ...sections.flatMap((name) => check(name, items.filter(({ cells }) => cells[0]?.startsWith(`${name}.`)).length)),
    ...check("All", items.length),
  ]
}

function checkItem({ cells }: Row, project: Project): string[] {
  if (cells.length !== COLUMNS.length) return [`it has ${cells.length} columns in place of ${COLUMNS.length}`]
  const [, says = "", built = "", test = ""] = cells
  return [
    ...(says ? [] : ["it does not say what the specification says"]),
    ...checkBuilt(built, NO_TEST.test(test), project),
    ...(NO_TEST.test(test) ? [] : checkTests(test, project)),
  ]
}

/** The texts in backticks. */
const marked = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = ""]) => text)

function checkBuilt(cell: string, mayBeNowhere: boolean, { read, isRoute }: Project): string[] {
  const places = marked(cell)
  if (places.length === 0) return mayBeNowhere ? [] : ["it names no page and no module"]
  return places.flatMap((place) => {
    if (place.startsWith("/")) return isRoute(place) ? [] : [`the site has no route ${place}`]
    return read(place) === null ? [`there is no file ${place}`] : []
  })
}

/** Checks file names in backticks, each followed by the quoted titles of its tests. */
function checkTests(cell: string, { read }: Project): string[] {
  const files = Array.from(cell.matchAll(/`([^`]+)`([^`]*)/g), ([, file = "", after = ""]) => ({
    file,
    names: Array.from(after.matchAll(/"([^"]+)"/g), ([, name = ""]) => name),
  }))
  if (files.length === 0) return ["it names no test, and does not say “no test: ” with a reason"]
  return files.flatMap(({ file, names }) => {
    const text = read(file)
    if (text === null) return [`there is no file ${file}`]
    if (!/^(__tests__|e2e)\//.test(file)) return [`${file} is no file of tests`]
    if (names.length === 0) return [`it names no test of ${file}`]
    return names.filter((name) => !hasTest(text, name)).map((name) => `${file} has no test “${name}”`)
  })
}

/** Whether the source has a call whose first argument is the title: `test("…", `, `describe("…", ` or a `test.each`. */
const hasTest = (source: string, name: string): boolean =>
  ['"', "'", "`"].some((quote) => new RegExp(`\\(\\s*${literal(quote + name + quote)},`).test(source))

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
