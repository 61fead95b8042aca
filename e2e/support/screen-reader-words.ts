/** What the reader says at one step: "heading, Cattle, level 3", "end of list", or a text itself. */
export interface Phrase {
  node: Node
  words: string
}

const roles = (names: string) => new Set(names.split(" "))

/** Landmarks and what else stands by itself: a blank line before and after. */
const LANDMARKS = roles("banner navigation main region complementary contentinfo form search dialog carousel table")

/** What holds items; "- " stands before each of them. */
const LISTS = roles("list table")
const ITEMS = roles("listitem row")

/** Said by no common screen reader while it reads on; the words inside are read. */
const UNSAID = roles("document paragraph article figure caption rowgroup cell term definition time deletion status")
const SAID_WHEN_NAMED = roles("form group")

/** The name of these is their content, which is not read a second time. */
const NAMED_BY_CONTENT = "a, button, [role=tab], h1, h2, h3, h4, h5, h6, th, summary, [aria-current]"

/** What may have something of the same name inside, as a heading its link and a link its picture: said in one go. */
const HEAD = /^(heading|rowheader|columnheader|link), (.+?)(?:, level (\d))?$/

/** The package's exact words, and the shorter ones that people hear. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/^heading, (.+), level (\d)$/, "heading level $2, $1"],
  [/, position (\d+), set size (\d+)/, ", $1 of $2"],
  [/, not expanded/, ", collapsed"],
  // What a thing controls and which way it lies is said only when asked for.
  [/, \d+ controls?\b/, ""],
  [/, orientated (?:horizontally|vertically)/, ""],
]

/** Phrases as lines. */
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
  // The choices of a closed list are told with it, and a table's caption is its name.
  if (node instanceof HTMLOptionElement || node instanceof HTMLTableCaptionElement) return true
  return UNSAID.has(roleOf(words)) ? Boolean(inside) || words === roleOf(words) : SAID_WHEN_NAMED.has(words)
}

/** What the package leaves out or says by its value is put in here, as a screen reader says it. */
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

/** Inside what has been said by its name, a label whose field says it, or what only browsers without scripts show. */
function isPassedOver({ parentElement }: Text): boolean {
  const label = parentElement?.closest("label")
  return Boolean(label?.control) || Boolean(parentElement?.closest(`${NAMED_BY_CONTENT}, noscript`))
}

/** The box whose lines a text stands in. What is in one line is read in one go, however many elements it is made of. */
function lineOf({ parentElement }: Text): Element | null {
  let box = parentElement
  while (box && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement
  return box
}

/** The second text as it follows the first, with the space between them, if there is one. */
function joined(first: Text, second: Text): string {
  const between = document.createRange()
  between.setStart(first, first.data.trimEnd().length)
  between.setEnd(second, second.data.length - second.data.trimStart().length)
  return (/\s/.test(between.toString()) ? " " : "") + second.data.trim().replace(/\s+/g, " ")
}
