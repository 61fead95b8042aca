import fs from "node:fs"
import path from "node:path"
import postcss, { type ChildNode, type Container, type Rule } from "postcss"

/** Gatsby's style element: the whole stylesheet of the site, and the address of the file that holds it as well. */
const STYLE_ELEMENT = /<style data-href="[^"]+"([^>]*)>[^]*?<\/style>/

/**
 * Leaves in each page's HTML only the rules that the page can use before scripts run: the stylesheet serves all pages,
 * dialogs and messages, and most of it is for others. The start of the scripts loads the whole (`load-styles.ts`), once
 * for all pages. Measured: a page's HTML loses 7 to 9 KB gzip.
 *
 * A page that Gatsby has not rendered anew, because only others changed, gets today's rules as well.
 */
export function trimPageStyles(publicDir: string): void {
  const names = fs.readdirSync(publicDir).filter((name) => /^styles\.[0-9a-f]{20}\.css$/.test(name))
  const [name] = names
  if (!name || names.length > 1) throw new Error(`public/ has ${names.length} stylesheets of the site, not one.`)
  const sheet = new PageStyles(fs.readFileSync(path.join(publicDir, name), "utf8"))
  for (const entry of fs.readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue
    const file = path.join(entry.parentPath, entry.name)
    const html = fs.readFileSync(file, "utf8")
    const trimmed = html.replace(
      STYLE_ELEMENT,
      (_element, attributes: string) => `<style data-href="/${name}"${attributes}>${sheet.for(html)}</style>`,
    )
    if (trimmed !== html) fs.writeFileSync(file, trimmed)
  }
}

/** A stylesheet of which pages take what they use. */
export class PageStyles {
  readonly #css: string
  /** What was made for pages with the same classes. */
  readonly #made = new Map<string, string>()

  constructor(css: string) {
    this.#css = css
  }

  /** The rules for a page: those all of whose classes the page has, and what these rules refer to. */
  for(html: string): string {
    const classes = classesIn(html)
    const key = [...classes].sort().join(" ")
    const css = this.#made.get(key) ?? usedRules(this.#css, classes)
    this.#made.set(key, css)
    return css
  }
}

/** Every class that an element of the page has. */
function classesIn(html: string): Set<string> {
  const names = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, value = ""]) => decode(value).split(/\s+/))
  return new Set(names.flat().filter(Boolean))
}

const decode = (value: string) =>
  value
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")

function usedRules(css: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  // What a pointer over it only colours or lifts: the pointer's first movement loads the whole stylesheet. What it opens
  // stays, for visitors without scripts.
  root.walkAtRules("media", (media) => {
    if (media.params !== "(hover:hover)") return
    media.walkRules((rule) => {
      if (!/display|visibility|opacity/.test(rule.toString())) rule.remove()
    })
  })
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => classNames(selector).every((name) => classes.has(name)))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  const kept = root.toString()
  root.walkAtRules("keyframes", (rule) => {
    if (!new RegExp(`animation[^;}]*[:, ]${rule.params}\\b`).test(kept)) rule.remove()
  })
  dropUnusedProperties(root)
  dropEmpty(root)
  return root.toString()
}

const isKeyframe = ({ parent }: Rule) => parent?.type === "atrule" && "name" in parent && parent.name === "keyframes"

/** The classes that an element or its ancestors must have for the selector to match. */
const classNames = (selector: string): string[] =>
  Array.from(selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.((?:\\[^]|[\w-])+)/g), ([, name = ""]) =>
    name.replace(/\\([^])/g, "$1"),
  )

/** Custom properties that nothing reads, round by round: one may be read by another only. */
function dropUnusedProperties(root: Container): void {
  for (let before = Infinity, css = root.toString(); css.length < before; css = root.toString()) {
    before = css.length
    const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove()
    })
  }
}

/** Rules and conditions of which nothing is left. */
function dropEmpty(container: Container): void {
  container.each((node: ChildNode) => {
    if (!("each" in node) || !node.nodes) return
    dropEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
