import fs from "node:fs"
import path from "node:path"
import { parse, type HTMLElement } from "node-html-parser"

/* The files of the built site in public/, without a browser and scripts. */

const FOLDER = "public"

/** Returns the local path of a file of the site, such as "/robots.txt". */
export function builtPath(file: string): string {
  if (!fs.existsSync(path.join(FOLDER, "index.html"))) {
    throw new Error("There is no built site in public/. Build first: npm run build")
  }
  return path.join(FOLDER, file)
}

/** Reads a file of the site, such as "/robots.txt". */
export const readBuilt = (file: string): string => fs.readFileSync(builtPath(file), "utf8")

let files: string[] | undefined

/** The paths of all files of the built site, such as "/robots.txt". */
export const builtFiles = (): string[] =>
  (files ??= fs
    .readdirSync(builtPath("."), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(FOLDER, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`))

/** Returns whether a file belongs to the editor, which is published only if site.json enables it. */
export const isEditorFile = (file: string): boolean => file.startsWith("/admin/")

/** The address of every page of the site, without a trailing slash, such as "/shop/2". */
export const builtPages = (): string[] =>
  builtFiles()
    .filter((file) => path.basename(file) === "index.html" && !isEditorFile(file))
    .map((file) => path.dirname(file))
    .sort((a, b) => a.localeCompare(b))

/** Reads the HTML of a page such as "/shop", or of a file such as "/member-form.html". */
export const getHtml = (address: string): string =>
  readBuilt(address.endsWith(".html") ? address : `${address}/index.html`)

const documents = new Map<string, HTMLElement>()

/**
 * Returns the parsed HTML of an address, including the content of `<noscript>`. It is cached for all tests of a file, so
 * tests must not change it.
 */
export function getDocument(address: string): HTMLElement {
  const cached = documents.get(address)
  if (cached) return cached
  const parsed = parse(getHtml(address), { blockTextElements: { script: true, style: true } })
  documents.set(address, parsed)
  return parsed
}

/** Returns the text of an element with single spaces; "" for null. */
export const getText = (element: HTMLElement | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim()

/** Maximum number of problems in the message; others are counted. */
const MAX_PROBLEMS = 8

/** Fails if there are problems, and prints one on each line. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const rest = problems.length - MAX_PROBLEMS
  const error = new Error([...problems.slice(0, MAX_PROBLEMS), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"))
  // The stack starts at the test's line.
  Error.captureStackTrace(error, expectNone)
  throw error
}

/** Tests every page, and those at `others`; problems are printed with the address. */
export function onEveryPage(
  title: string,
  getProblems: (document: HTMLElement, address: string) => readonly string[],
  others: () => readonly string[] = () => [],
): void {
  test(title, () => {
    const addresses = [...builtPages(), ...others()]
    expect(addresses.length).toBeGreaterThan(100)
    expectNone(
      addresses.flatMap((address) =>
        getProblems(getDocument(address), address).map((problem) => `${address}: ${problem}`),
      ),
    )
  })
}

/** Returns the beginning of an element's HTML, for messages. */
export const getStart = (element: HTMLElement): string => element.outerHTML.slice(0, 150)
