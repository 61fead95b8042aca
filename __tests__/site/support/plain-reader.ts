import { NodeType, type HTMLElement, type Node, type TextNode } from "node-html-parser"

/*
 * A page as programs read it that apply no CSS and run no scripts: text browsers, reader modes, copies, search excerpts.
 * They begin a new line at the elements that are blocks in HTML, whatever the stylesheet makes of them.
 */

/** Elements that a text before or after them stands apart from. */
const BLOCKS = new Set(
  (
    "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM " +
    "H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV NOSCRIPT OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL " +
    // Not blocks, but drawn as something between two texts.
    "IFRAME IMG INPUT OPTION SELECT TEXTAREA VIDEO"
  ).split(" "),
)

/** Elements without text to read. A drawing has none; where it means something, words beside it say so. */
const SILENT = new Set(["SCRIPT", "STYLE", "SVG", "TEMPLATE"])

const isText = (node: Node): node is TextNode => node.nodeType === NodeType.TEXT_NODE
const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE

/** Every place where the words of two elements are read as one, such as "Sep2026", with a little of what is around. */
export function joinedWords(root: HTMLElement): string[] {
  const found: string[] = []
  /** The text that was read last, or "" where something stands between it and the next. */
  let last = ""
  const read = (node: Node) => {
    if (isText(node)) {
      const { text } = node
      if (!text) return
      if (/[\p{L}\p{N}.!?:;,)…]$/u.test(last) && /^[\p{L}\p{N}+(]/u.test(text)) {
        found.push(`“${last.slice(-30)}” and “${text.slice(0, 30)}”`)
      }
      last = text
      return
    }
    if (!isElement(node) || SILENT.has(node.tagName)) return
    const isBlock = BLOCKS.has(node.tagName)
    if (isBlock) last = ""
    node.childNodes.forEach(read)
    if (isBlock) last = ""
  }
  read(root)
  return found
}
