import { NodeType, type HTMLElement, type Node, type TextNode } from "node-html-parser"

/*
 * Reads a page without CSS and scripts, as text browsers, reader modes and search engines do. They start a new line at
 * elements that are blocks in HTML.
 */

/** Elements that separate texts before and after them. */
const BLOCKS = new Set(
  (
    "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY BR DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM " +
    "H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV NOSCRIPT OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL " +
    // Not blocks, but visible between two texts.
    "IFRAME IMG INPUT OPTION SELECT TEXTAREA VIDEO"
  ).split(" "),
)

/** Elements without text. */
const IGNORED = new Set(["SCRIPT", "STYLE", "SVG", "TEMPLATE"])

const isText = (node: Node): node is TextNode => node.nodeType === NodeType.TEXT_NODE
const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE

/** Returns the places where words of two elements are joined, such as "Sep2026", with some context. */
export function joinedWords(root: HTMLElement): string[] {
  const joined: string[] = []
  /** The previous text; "" after a block. */
  let previous = ""
  const read = (node: Node) => {
    if (isText(node)) {
      const { text } = node
      if (!text) return
      if (/[\p{L}\p{N}.!?:;,)…]$/u.test(previous) && /^[\p{L}\p{N}+(]/u.test(text)) {
        joined.push(`“${previous.slice(-30)}” and “${text.slice(0, 30)}”`)
      }
      previous = text
      return
    }
    if (!isElement(node) || IGNORED.has(node.tagName)) return
    const isBlock = BLOCKS.has(node.tagName)
    if (isBlock) previous = ""
    node.childNodes.forEach(read)
    if (isBlock) previous = ""
  }
  read(root)
  return joined
}
