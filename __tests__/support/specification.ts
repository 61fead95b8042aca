/*
 * Reads docs/specification.md, the table that says where every sentence of the specification is built and tested, and
 * looks for what is no longer so.
 */

/** What the checks know of the project. */
export interface Project {
  /** The text of a file by its path from the project's root; null where there is none. */
  read: (path: string) => string | null
  /** Whether the site answers at this address; `{id}` and the like stand for any number or path. */
  isRoute: (address: string) => boolean
}

/** The specification's last section; they count from 1. */
const LAST_SECTION = 9

const COLUMNS = ["Item", "The specification says", "Built", "Test", "Note"] as const

/** Stands in the column “Test” where a sentence states nothing that could be tested; the reason follows. */
const NO_TEST = /^no test: \S/

interface Row {
  /** Of the document, from 1. */
  line: number
  cells: string[]
}

/** Everything in the document that isn't so, one sentence each; none where all is well. */
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

/** The rows, without head and rule, of all tables whose first column has this head. */
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

/** The cells of a table's line; null for any other line. */
const cellsOf = (line: string): string[] | null =>
  line.startsWith("|")
    ? line
        .trim()
        .replace(/^\||\|$/g, "")
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : null

/** Items are numbered through, section by section, so that a number once quoted stays. */
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

/** The table at the top says how many items each section has, and how many there are. */
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

/** What stands in code marks. */
const marked = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = ""]) => text)

function checkBuilt(cell: string, mayBeNowhere: boolean, { read, isRoute }: Project): string[] {
  const places = marked(cell)
  if (places.length === 0) return mayBeNowhere ? [] : ["it names no page and no module"]
  return places.flatMap((place) => {
    if (place.startsWith("/")) return isRoute(place) ? [] : [`the site has no route ${place}`]
    return read(place) === null ? [`there is no file ${place}`] : []
  })
}

/** Files in code marks, each followed by the quoted names of tests in it. */
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

/** Whether a call in the source begins with the name: `test("…", `, `describe("…", ` or that of a `test.each`. */
const hasTest = (source: string, name: string): boolean =>
  ['"', "'", "`"].some((quote) => new RegExp(`\\(\\s*${literal(quote + name + quote)},`).test(source))

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
