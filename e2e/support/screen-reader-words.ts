/** The announcement of one step: "heading, Cattle, level 3", "end of list", or a text itself. */
export interface Phrase {
  node: Node
  words: string
}

const roles = (names: string) => new Set(names.split(" "))

/** Landmarks and other blocks: separated by blank lines. */
const LANDMARKS = roles("banner navigation main region complementary contentinfo form search dialog carousel table")

/** Roles that contain items; each item is prefixed with "- ". */
const LISTS = roles("list table")
const ITEMS = roles("listitem row")

/** Roles that common screen readers do not announce in continuous reading; the text inside is read. */
const UNSAID = roles("document paragraph article figure caption rowgroup cell term definition time deletion status")
const SAID_WHEN_NAMED = roles("form group")

/** Elements named by their content, which is not read a second time. */
const NAMED_BY_CONTENT = "a, button, [role=tab], h1, h2, h3, h4, h5, h6, th, summary, [aria-current]"

/** Elements that may contain another of the same name (a heading its link, a link its picture): announced together. */
const HEAD = /^(heading|rowheader|columnheader|link), (.+?)(?:, level (\d))?$/

/** The package's exact texts, and the shorter ones of real screen readers. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/^heading, (.+), level (\d)$/, "heading level $2, $1"],
  [/, position (\d+), set size (\d+)/, ", $1 of $2"],
  [/, not expanded/, ", collapsed"],
  // Controlled elements and orientation are only announced on request.
  [/, \d+ controls?\b/, ""],
  [/, orientated (?:horizontally|vertically)/, ""],
]

/** Converts phrases to lines. */
export function tell(phrases: readonly Phrase[]): string[] {
  const lines: string[] = []
  let depth = 0
  let startsItem = false
  let head = ""
  let lastText: Text | undefined

  const blank = () => {
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("")
  }
  const say = (words: string) => {
    const indent = depth === 0 ? "" : "  ".repeat(depth - 1) + (startsItem ? "- " : "  ")
    lines.push(indent + head + words)
    startsItem = false
    head = ""
    lastText = undefined
  }
  const read = (text: Text) => {
    if (lastText && lineOf(lastText) === lineOf(text)) lines.push((lines.pop() ?? "") + joined(lastText, text))
    else say(text.data.trim().replace(/\s+/g, " "))
    lastText = text
  }

  for (const [index, { node, words }] of phrases.entries()) {
    const role = roleOf(words)
    const next = phrases[index + 1]
    const inside = next && next.node !== node && node.contains(next.node) ? next : undefined
    if (node instanceof Text) {
      if (!isPassedOver(node)) read(node)
    } else if (/^end( of|,)/.test(words)) {
      if (LISTS.has(role)) depth--
      if (LANDMARKS.has(role)) blank()
    } else if (ITEMS.has(role)) {
      startsItem = true
    } else if (isHeadOf(words, inside)) {
      head = `${shortened(words).split(", ")[0] ?? ""}, `
    } else if (!isUnsaid(node, words, inside)) {
      if (LANDMARKS.has(role)) blank()
      say(phraseOf(node, words, inside))
      if (LISTS.has(role)) depth++
    }
  }
  return lines
}

const shortened = (words: string): string => SHORTER.reduce((text, [long, short]) => text.replace(long, short), words)

const roleOf = (words: string): string => words.replace(/^end of /, "").split(", ")[0] ?? ""

const isHeadOf = (words: string, inside: Phrase | undefined): boolean =>
  inside?.node instanceof Element && inside.words.includes(`, ${HEAD.exec(words)?.[2] ?? "\n"}`)

function isUnsaid(node: Node, words: string, inside: Phrase | undefined): boolean {
  // The options of a closed select are announced with it, and a table's caption is its name.
  if (node instanceof HTMLOptionElement || node instanceof HTMLTableCaptionElement) return true
  return UNSAID.has(roleOf(words)) ? Boolean(inside) || words === roleOf(words) : SAID_WHEN_NAMED.has(words)
}

/** Adds text that the package leaves out or announces by its value, as a screen reader says it. */
function phraseOf(node: Node, words: string, inside: Phrase | undefined): string {
  const role = roleOf(words)
  if (UNSAID.has(role)) return words.slice(`${role}, `.length)
  if (role === "list") return words.replace("list", `list of ${/set size (\d+)/.exec(inside?.words ?? "")?.[1] ?? 0}`)
  if (role === "table") return words
  if (node instanceof HTMLIFrameElement) return `frame, ${words}`
  if (words.startsWith("current ")) return `${node.textContent ?? ""}, ${words}`
  if (node instanceof HTMLTextAreaElement && node.value) return `${words}, ${node.value.replaceAll("\n", " / ")}`
  if (node instanceof HTMLSelectElement) {
    const choices = [...node.options].map(({ label }) => label)
    return shortened(words)
      .replace(
        node.value ? `, ${node.value}, has popup listbox` : ", has popup listbox",
        `, ${choices[node.selectedIndex] ?? ""}`,
      )
      .concat(` (choices: ${choices.join(", ")})`)
  }
  return shortened(words)
}

/**
 * Skips text inside an element that has been announced by its name, a label announced with its field, and `<noscript>`.
 */
function isPassedOver({ parentElement }: Text): boolean {
  const label = parentElement?.closest("label")
  return Boolean(label?.control) || Boolean(parentElement?.closest(`${NAMED_BY_CONTENT}, noscript`))
}

/** The block that contains a text. A whole line is read at once, however many elements it has. */
function lineOf({ parentElement }: Text): Element | null {
  let box = parentElement
  while (box && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement
  return box
}

/** Joins two texts, with the space between them if there is one. */
function joined(first: Text, second: Text): string {
  const between = document.createRange()
  between.setStart(first, first.data.trimEnd().length)
  between.setEnd(second, second.data.length - second.data.trimStart().length)
  return (/\s/.test(between.toString()) ? " " : "") + second.data.trim().replace(/\s+/g, " ")
}
