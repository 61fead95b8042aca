import fs from "node:fs"
import path from "node:path"
import { parse, type HTMLElement } from "node-html-parser"

/* The built site, as its files in public/ are: without a browser, and before any script. */

const FOLDER = "public"

/** The path of a file of the built site on this machine; `file` is its path on the site, such as "/robots.txt". */
export function builtPath(file: string): string {
  if (!fs.existsSync(path.join(FOLDER, "index.html"))) {
    throw new Error("There is no built site in public/. Build first: npm run build")
  }
  return path.join(FOLDER, file)
}

/** The text of a file of the built site, such as "/robots.txt". */
export const readBuilt = (file: string): string => fs.readFileSync(builtPath(file), "utf8")

let files: string[] | undefined

/** The paths of all files of the built site, such as "/robots.txt". */
export const builtFiles = (): string[] =>
  (files ??= fs
    .readdirSync(builtPath("."), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(FOLDER, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`))

/** Whether a file belongs to the page to edit with: another program, which is published only if site.json asks for it. */
export const isOfEditor = (file: string): boolean => file.startsWith("/admin/")

/** The address of every page of the site, without a trailing slash, such as "/shop/2". */
export const builtPages = (): string[] =>
  builtFiles()
    .filter((file) => path.basename(file) === "index.html" && !isOfEditor(file))
    .map((file) => path.dirname(file))
    .sort((a, b) => a.localeCompare(b))

/** The HTML at an address: of a page such as "/shop", or of a file such as "/member-form.html". */
export const getHtml = (address: string): string =>
  readBuilt(address.endsWith(".html") ? address : `${address}/index.html`)

const documents = new Map<string, HTMLElement>()

/**
 * The parsed HTML at an address, as for a visitor without JavaScript: what stands in `<noscript>` is part of it. It is
 * parsed once in each test file, so nothing may change it.
 */
export function getDocument(address: string): HTMLElement {
  const known = documents.get(address)
  if (known) return known
  const parsed = parse(getHtml(address), { blockTextElements: { script: true, style: true } })
  documents.set(address, parsed)
  return parsed
}

/** The text of an element as it is read, each space once; "" where there is no element. */
export const getText = (element: HTMLElement | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim()

/** Problems that a failing test prints; the others are counted. */
const SHOWN = 8

/** Fails with the problems, one a line: each names the page, what was seen and what was expected. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const rest = problems.length - SHOWN
  const error = new Error([...problems.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"))
  // The report shows the line of the test.
  Error.captureStackTrace(error, expectNone)
  throw error
}

/** Asks every page, and those at `others`; what is wrong with one is told with its address. */
export function onEveryPage(
  title: string,
  getProblems: (document: HTMLElement, address: string) => readonly string[],
  others: () => readonly string[] = () => [],
): void {
  test(title, () => {
    const addresses = [...builtPages(), ...others()]
    expect(addresses.length).toBeGreaterThan(100)
    expectNone(
      addresses.flatMap((address) => getProblems(getDocument(address), address).map((words) => `${address}: ${words}`)),
    )
  })
}

/** How an element begins, for a problem. */
export const getStart = (element: HTMLElement): string => element.outerHTML.slice(0, 150)
