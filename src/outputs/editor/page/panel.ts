/** Two values of one field, formatted for display; `key` identifies the field to the server. */
export interface Choice {
  key: string
  place: string
  mine: string
  theirs: string
}

interface Correction {
  place: string
  /** The address of the form, if there is one. */
  form?: string
  actual: string
  expected: string
  /** A picture without a description; the panel shows a form for it. */
  picture?: string
}

/** The server's message after each change of a file and each action. */
export type EditorState = Phase & {
  /** Increases when files change that this page did not write. */
  revision: number
  /** The reason why publishing is impossible on this computer. */
  off?: string
  /** Unpublished changes, one line per entry. */
  changes: string[]
  /** The files of the last publication, if they can be taken back. */
  last: { file: string; description: string }[]
}

/** The one state that the panel is in. */
export type Phase =
  | { phase: "in order" | "publishing" }
  | { phase: "published" | "failed"; message: string }
  | { phase: "to correct"; problems: Correction[] }
  | { phase: "conflict"; choices: Choice[] }

const titles: Readonly<Record<Phase["phase"], string>> = {
  "in order": "The content is in order",
  "to correct": "To correct",
  publishing: "Publishing …",
  published: "Published",
  failed: "Not done",
  conflict: "Two values for one field",
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (HTMLElement | string)[] = [],
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const paragraph = (text: string) => element("p", [text])
const button = (text: string, onclick: () => void) => element("button", [text], { type: "button", onclick })

/** Sends an action to the server (../serve-editor.ts), whose address is `server`. */
export const post = (server: string, action: string, data: object) =>
  fetch(`${server}/${action}`, { method: "POST", body: JSON.stringify(data) })

/** Shows both values of each place; calls back with the choices when every place has one. */
const choose = (choices: readonly Choice[], onChosen: (chosen: Record<string, string>) => void) => {
  const chosen: Record<string, string> = {}
  return choices.map(({ key, place, mine, theirs }) => {
    const side = (name: string, label: string, value: string) => {
      const own = button(label, () => {
        chosen[key] = name
        for (const other of section.querySelectorAll("button")) other.ariaPressed = String(other === own)
        if (Object.keys(chosen).length === choices.length) onChosen(chosen)
      })
      return element("div", [paragraph(value), own])
    }
    const sides = [side("mine", "Keep mine", mine), side("theirs", "Use theirs", theirs)]
    const section = element("section", [element("h3", [place]), element("div", sides, { className: "sides" })])
    return section
  })
}

/** Opens a dialog to choose the values to save; another window has saved the same fields since. */
export const askChoices = (choices: readonly Choice[]): Promise<Record<string, string>> =>
  new Promise((resolve) => {
    const sections = choose(choices, (chosen) => {
      dialog.remove()
      resolve(chosen)
    })
    const heading = element("h2", ["Another window has saved this since you opened it"])
    const dialog = element("dialog", [heading, ...sections], {
      className: "panel",
      oncancel: (event) => event.preventDefault(),
    })
    document.body.append(dialog)
    dialog.showModal()
  })

/** Shows the panel, which updates after each save. */
export function showPanel(server: string): void {
  const summary = element("summary")
  const body = element("div", [], { ariaLive: "polite" })
  const details = element("details", [summary, body], { open: innerWidth >= 1024 })
  document.body.append(element("aside", [details], { id: "check", className: "panel", ariaLabel: "Content check" }))
  let shown = ""
  const show = (title: string, children: readonly HTMLElement[]) => {
    // Equal content stays, so that it isn't announced again and keeps what is typed.
    const now = title + children.map(({ outerHTML }) => outerHTML).join("")
    if (now === shown) return
    shown = now
    summary.textContent = title
    body.replaceChildren(...children)
  }
  const end = () =>
    show("Ended", [paragraph("The program of this page has ended. What you have saved is kept: start it again.")])
  const act = (name: string, data: object = {}) =>
    void post(server, name, data).then(({ status }) => {
      if (status === 403) show("Not done", [paragraph("Use the page that the program opened when it started.")])
    }, end)

  let revision: number | undefined
  const events = new EventSource(`${server}/events`)
  events.addEventListener("error", end)
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const state = JSON.parse(data) as EditorState
    // The page has old versions of the files.
    if (revision !== undefined && revision !== state.revision) return location.reload()
    revision = state.revision
    const { length } = state.changes
    show(titles[state.phase] + (length > 0 ? ` · ${length} not published` : ""), renderState(state, server, act))
  })
}

type Act = (name: string, data?: object) => void

const renderState = (state: EditorState, server: string, act: Act): HTMLElement[] => {
  if (state.phase === "publishing") return []
  if (state.phase === "conflict") return choose(state.choices, (choices) => act("publish", { choices }))
  const changes = renderList("Not published yet", state.changes)
  if (state.phase === "to correct") {
    return [...state.problems.map((problem) => renderProblem(problem, server, act)), ...changes]
  }
  const message = "message" in state ? state.message : state.off
  const canPublish = state.changes.length > 0 && !state.off
  return [
    ...(message ? [paragraph(message)] : []),
    ...changes,
    ...(canPublish ? [button("Publish", () => act("publish"))] : []),
    ...renderLastPublication(state.last, act),
  ]
}

const renderList = (title: string, items: readonly (HTMLElement | string)[]) => {
  const list = items.map((item) => element("li", [item]))
  return items.length > 0 ? [element("h2", [title]), element("ul", list)] : []
}

/** Renders buttons that undo the last publication, for one entry or all. */
const renderLastPublication = (last: EditorState["last"], act: Act) => {
  const takeBack = (label: string, own: EditorState["last"]) =>
    button(label, () => {
      const description = own.map((one) => one.description).join("\n")
      if (confirm(`Take this back, for all visitors?\n\n${description}`))
        act("undo", { files: own.map(({ file }) => file) })
    })
  const items = last.map((one) => element("div", [one.description, takeBack("Take back", [one])]))
  return [...renderList("Published last", items), ...(last.length > 1 ? [takeBack("Take all back", last)] : [])]
}

const renderProblem = (
  { place, form, actual, expected, picture }: Correction,
  server: string,
  act: Act,
): HTMLElement => {
  if (picture === undefined) {
    const name = form ? element("a", [place], { href: form }) : element("strong", [place])
    return element("section", [name, paragraph(`It says ${actual}.`), paragraph(`Expected: ${expected}.`)])
  }
  const text = element("textarea", [], { required: true, minLength: 15, maxLength: 250, rows: 3 })
  const label = element("label", ["Describe the photo in one sentence, for people who can't see it", text])
  const thumbnail = element("img", [], { src: `${server}/pictures/${picture}`, alt: "" })
  return element("form", [thumbnail, label, element("button", ["Save description"])], {
    onsubmit: (event) => {
      event.preventDefault()
      act("describe", { path: picture, alt: text.value.trim(), isPhotograph: true })
    },
  })
}
