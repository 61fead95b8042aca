/** The ids of React's `useId`, on the server (`_R_1m_`) and in the browser (`_r_3_`), with Radix's prefix. */
const GENERATED_ID = /(?:radix-)?_[rR]_[0-9a-zA-Z]*_/g

/** Longest printed value of an attribute, and longest line of an element with its text, in characters. */
const MAX_VALUE_LENGTH = 160
const MAX_LINE_LENGTH = 160

/**
 * Prints readable HTML, with one line for an element that contains only text. Generated ids are renumbered in order of
 * appearance (`id-1`, `id-2`, …), so that a snapshot changes when the markup changes and not when a parent component
 * uses one id more. Of a `srcset` only the first candidate is printed: the others come from the image pipeline.
 */
export const markupSerializer: jest.SnapshotSerializerPlugin = {
  test: (value: unknown) => typeof Element !== "undefined" && value instanceof Element,
  serialize: (value: Element) => printElement(value, "", numberIds()),
}

type Renumber = (value: string) => string

function numberIds(): Renumber {
  const numbers = new Map<string, string>()
  return (value) =>
    value.replace(GENERATED_ID, (id) => {
      const known = numbers.get(id) ?? `id-${numbers.size + 1}`
      numbers.set(id, known)
      return known
    })
}

function printElement(element: Element, indent: string, renumber: Renumber): string {
  const name = element.localName
  const attributes = Array.from(element.attributes)
    .map((attribute) => ({ name: attribute.name, value: shorten(attribute.name, renumber(attribute.value)) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((attribute) => printAttribute(attribute.name, attribute.value))
  const oneLine = `${indent}<${[name, ...attributes].join(" ")}`
  const open =
    oneLine.length <= MAX_LINE_LENGTH
      ? oneLine
      : [`${indent}<${name}`, ...attributes.map((attribute) => `${indent}  ${attribute}`)].join("\n")

  // The paths of an icon belong to the icon, not to the page.
  const children =
    name === "svg" ? [] : Array.from(element.childNodes).filter((node) => node.nodeType !== Node.COMMENT_NODE)
  if (children.length === 0) return `${open} />`
  const text = children.every((node) => node.nodeType === Node.TEXT_NODE) ? (element.textContent ?? "") : undefined
  if (text !== undefined && !open.includes("\n") && open.length + text.length + name.length + 4 <= MAX_LINE_LENGTH) {
    return `${open}>${text}</${name}>`
  }
  const inner = children.map((node) =>
    node instanceof Element ? printElement(node, `${indent}  `, renumber) : `${indent}  ${node.textContent ?? ""}`,
  )
  const only = inner.length === 1 && !open.includes("\n") ? inner[0]?.trim() : undefined
  if (only !== undefined && !only.includes("\n") && open.length + only.length + name.length + 4 <= MAX_LINE_LENGTH) {
    return `${open}>${only}</${name}>`
  }
  return [`${open}>`, ...inner, `${indent}</${name}>`].join("\n")
}

const printAttribute = (name: string, value: string) => (value === "" ? name : `${name}="${value}"`)

function shorten(name: string, value: string): string {
  const short = name === "srcset" ? (value.split(", ")[0] ?? "") : value
  return short.length > MAX_VALUE_LENGTH && name !== "class" ? `${short.slice(0, MAX_VALUE_LENGTH)}…` : short
}
