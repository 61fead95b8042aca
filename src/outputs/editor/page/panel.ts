import type { Problem } from "../../../content/checks/problem"

/** The address of the server (../serve-editor.ts) and the token for its requests. */
export interface EditorServer {
  path: string
  token: string
}

/** The server's message after each change of a file and each action. */
export interface EditorState {
  /** The content check's messages, with the address of the form, if any. */
  problems: (Problem & { form?: string })[]
  /** Why publishing is impossible on this computer. */
  off?: string
  /** Unpublished changes, one line per entry. */
  changes: string[]
  /** The last publication, if it can be undone. */
  last?: string
  /** The result of the last action. */
  outcome: string
  isBusy: boolean
  /** Increases when files change that this page did not write. */
  revision: number
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = ""): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

const liveRegion = () => {
  const part = element("div")
  part.setAttribute("aria-live", "polite")
  return part
}

/** Replaces an element's content if it differs, so that it isn't announced again. */
const show = (part: HTMLElement, ...children: HTMLElement[]) => {
  const next = element("div")
  next.append(...children)
  if (next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
}

/** Shows the panel, which updates after each save. */
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
    // It replaces “Publish” in its place, so a second press must not undo the first.
    if (isBusy || (act === "undo" && !confirm("Take the last publication back, for all visitors?"))) return
    button.ariaDisabled = "true"
    fetch(`${path}/${act}`, { method: "POST", headers: { "X-Token": token } }).then(
      // A restarted server has another token.
      ({ status }) => status === 403 && location.reload(),
      () => show(outcome, element("p", ENDED)),
    )
  })

  const events = new EventSource(`${path}/events`)
  events.addEventListener("error", () => show(outcome, element("p", ENDED)))
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const state = JSON.parse(data) as EditorState
    // The page holds old versions of the files; saving them would undo other changes.
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
