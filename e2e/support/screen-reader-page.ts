import { Virtual } from "@guidepup/virtual-screen-reader"
import { tell, type Phrase } from "./screen-reader-words"

/* The part of the screen reader that runs inside the page; `screen-reader.ts` bundles and injects it. It reads the
   rendered document, styles included: elements that are hidden, inert or not yet rendered are not read. */

/** More phrases than any page has: stops a reader that runs in circles. */
const MOST_PHRASES = 4000

let ear: Virtual | undefined
let noted: string[] = []

/** The phrases of an element from its start to its end. */
async function read(root: Element): Promise<string[]> {
  return tell(await phrasesOf(root, MOST_PHRASES))
}

/** The announcement of one element: "button, Menu, collapsed, has popup dialog". */
async function name(element: Element): Promise<string> {
  return tell(await phrasesOf(element, 1))[0] ?? ""
}

/** Starts recording announcements and focus changes. */
async function listen(): Promise<void> {
  if (!ear) {
    ear = new Virtual()
    await ear.start({ container: document.body, window: attentive })
    document.addEventListener("focusin", ({ target }) => void noteFocus(target))
  }
  await noteAnnouncements()
  noted = []
}

/**
 * Everything recorded since `listen`; the focused element comes last, because the order of the two depends on the
 * network. A region that is announced as a whole is announced once, however often it has changed.
 */
async function heard(): Promise<string[]> {
  await noteAnnouncements()
  const isFocus = (line: string) => line.startsWith("(focus)")
  return [...noted.filter((line) => !isFocus(line)), ...noted.filter(isFocus)].filter(
    (line, index, all) => line !== all[index - 1],
  )
}

/** If the focus moves to an element without a role, the reader continues from there. */
async function noteFocus(target: EventTarget | null): Promise<void> {
  await noteAnnouncements()
  // The first phrase may be no more than where a paragraph begins.
  const phrases = target instanceof Element ? await phrasesOf(target, 2) : []
  const words = phrases.map((phrase) => tell([phrase])[0]).find(Boolean)
  const isNamed = phrases[0]?.node === target
  if (phrases.length > 0) noted.push(`(focus) ${isNamed ? "" : "reads on from: "}${words ?? ""}`)
}

async function noteAnnouncements(): Promise<void> {
  const log = (await ear?.spokenPhraseLog()) ?? []
  await ear?.clearSpokenPhraseLog()
  noted.push(
    ...log
      .flatMap((phrase) => /^(?:polite|assertive): (.+)$/.exec(phrase)?.[1] ?? [])
      .map((words) => `(says) ${words}`),
  )
}

/** Records changed text only if it is exposed: hidden regions are silent. */
class Attention extends MutationObserver {
  constructor(notice: MutationCallback) {
    super((changes, observer) => {
      const heard = changes.filter(({ type, target }) => type !== "attributes" && isRendered(target))
      if (heard.length > 0) notice(heard, observer)
    })
  }
}

const attentive = new Proxy(window, {
  get: (page, key): unknown => (key === "MutationObserver" ? Attention : Reflect.get(page, key)),
})

const isRendered = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.checkVisibility() ?? false

/**
 * Collects phrase by phrase. All steps run in one task, so that the page can't change in between, and the package
 * builds its tree once.
 */
async function phrasesOf(root: Element, most: number): Promise<Phrase[]> {
  const reader = new Virtual()
  await reader.start({ container: root })
  const phrases: Phrase[] = []
  let first: Phrase | undefined
  while (phrases.length < most && reader.activeNode) {
    const phrase = { node: reader.activeNode, words: await reader.lastSpokenPhrase() }
    // After the last phrase the package starts again with the first.
    if (phrase.node === first?.node && phrase.words === first.words) break
    first ??= phrase
    // The package doesn't know `hidden="until-found"`, whose content browsers keep from screen readers.
    if (isRendered(phrase.node)) phrases.push(phrase)
    await reader.next()
  }
  await reader.stop()
  if (phrases.length === MOST_PHRASES) throw new Error("The reader goes round in circles.")
  return phrases
}

const pageReader = { read, name, listen, heard }
export type PageReader = typeof pageReader

Object.assign(window, { screenReader: pageReader })
