import type { Problem } from "../../../content/checks/problem"

/** What the content check says: scripts/edit.mts sends it after each change of a file. */
export interface CheckAnswer {
  problems: Problem[]
}

/** A list of the content check's messages, beside the form; it follows each save. */
export function showCheck(address: string): void {
  const panel = document.createElement("aside")
  panel.id = "check"
  panel.setAttribute("aria-live", "polite")
  panel.setAttribute("aria-label", "Content check")
  document.body.append(panel)
  new EventSource(address).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { problems } = JSON.parse(data) as CheckAnswer
    panel.dataset.problems = String(problems.length)
    panel.replaceChildren(...(problems.length === 0 ? [inOrder()] : [count(problems.length), list(problems)]))
  })
}

const element = (name: string, text = "") => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

const inOrder = () => element("p", "The content is in order.")

const count = (problems: number) =>
  element("h2", problems === 1 ? "1 thing to put right" : `${problems} things to put right`)

const list = (problems: CheckAnswer["problems"]) => {
  const all = element("ul")
  for (const { file, line, entry, field, found, wanted } of problems) {
    const one = element("li")
    one.append(
      element("strong", [entry, field].filter(Boolean).join(", ") || "The whole file"),
      element("span", line === undefined ? file : `${file}, line ${line}`),
      element("span", `It says ${found}.`),
      element("span", `Wanted: ${wanted}.`),
    )
    all.append(one)
  }
  return all
}
