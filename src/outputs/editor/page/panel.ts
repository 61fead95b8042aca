import type { Problem } from "../../../content/checks/problem"

/** Where the page finds its server (../serve-editor.ts), and what shows that a request is the page's. */
export interface EditorServer {
  path: string
  token: string
}

/** What the server says after each change of a file and each act. */
export interface EditorState {
  /** The content check's messages, each with the address of its form, if the page has one. */
  problems: (Problem & { form?: string })[]
  /** Why nothing can be published from this computer. */
  off?: string
  /** What is not online yet, a line for each entry. */
  changes: string[]
  /** The last publication, if it can be undone. */
  last?: string
  /** What became of the last act. */
  outcome: string
  isBusy: boolean
  /** Grows when files have changed that this page did not write. */
  revision: number
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = ""): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** A part of the panel that screen readers announce when it changes. */
const liveRegion = () => {
  const part = element("div")
  part.setAttribute("aria-live", "polite")
  return part
}

/** Replaces what a part shows, if it says something else than before. */
const show = (part: HTMLElement, ...children: HTMLElement[]) => {
  const next = element("div")
  next.append(...children)
  if (next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
}

/** The content check's messages and the button to publish, beside the form; they follow each save. */
export function showPanel({ path, token }: EditorServer): void {
  const panel = element("aside")
  panel.id = "check"
  panel.setAttribute("aria-label", "Content check")
  const check = liveRegion()
  const changes = element("div")
  const button = element("button")
  button.type = "button"
  const outcome = liveRegion()
  panel.append(check, changes, button, outcome)
  document.body.append(panel)

  let act = "publish"
  let revision: number | undefined
  button.addEventListener("click", () => {
    const isBusy = button.ariaDisabled === "true"
    // It stands where “Publish” stood: a second press must not undo the first.
    if (isBusy || (act === "undo" && !confirm("Take the last publication back, for all visitors?"))) return
    button.ariaDisabled = "true"
    fetch(`${path}/${act}`, { method: "POST", headers: { "X-Token": token } }).then(
      // Another start of the server has another token.
      ({ status }) => status === 403 && location.reload(),
      () => show(outcome, element("p", ENDED)),
    )
  })

  const events = new EventSource(`${path}/events`)
  events.addEventListener("error", () => show(outcome, element("p", ENDED)))
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const state = JSON.parse(data) as EditorState
    // The page holds the files as it has read them: saved from there, others' changes would be lost.
    if (revision !== undefined && revision !== state.revision) return location.reload()
    revision = state.revision
    panel.dataset.problems = String(state.problems.length)
    show(check, ...problemsOf(state))
    show(changes, ...changesOf(state))
    act = state.changes.length > 0 ? "publish" : "undo"
    button.textContent = act === "publish" ? "Publish" : "Undo the last publication"
    button.hidden = state.off !== undefined || (act === "undo" && state.last === undefined)
    button.ariaDisabled = String(state.isBusy)
    show(outcome, element("p", state.isBusy ? "At work …" : state.outcome))
  })
}

const ENDED = "The program of this page has ended. What you have saved is kept: start it again, and reload this page."

const problemsOf = ({ problems }: EditorState) => {
  if (problems.length === 0) return [element("p", "The content is in order.")]
  const list = element("ul")
  for (const { file, line, form, entry, field, found, wanted } of problems) {
    const one = element("li")
    const row = form || line === undefined ? "" : `line ${line}`
    const place = element(
      form ? "a" : "strong",
      [form ? "" : file, row, entry, field].filter(Boolean).join(", ") || file,
    )
    if (form) place.setAttribute("href", form)
    one.append(place, element("span", `It says ${found}.`), element("span", `Wanted: ${wanted}.`))
    list.append(one)
  }
  const { length } = problems
  return [element("h2", length === 1 ? "1 thing to put right" : `${length} things to put right`), list]
}

const changesOf = ({ off, changes, last }: EditorState) => {
  if (off !== undefined) return [element("p", off)]
  if (changes.length === 0) return last === undefined ? [] : [element("p", `Published last: ${last}`)]
  const list = element("ul")
  list.append(...changes.map((change) => element("li", change)))
  return [element("h2", "Not published yet"), list]
}
