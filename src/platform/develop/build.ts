import path from "node:path"
import type { Reporter } from "gatsby"
import { checkContent, removeMarks } from "../../content"
import { createContentGate } from "./content-gate"
import type { DevelopmentServer } from "../gatsby-api"
import { holdBackNodes } from "./hold-back"
import { serveProblems } from "./problem-server"

export { replaceFailureWords } from "./failure-words"
export { startSooner, type DevelopConfig } from "./start-sooner"

/** Content is checked again with every save. */
const gate = createContentGate(() => {
  const dataDir = path.join(process.cwd(), "data")
  removeMarks(dataDir)
  return checkContent(dataDir)
})

/** For `onPreInit`: from now on files reach the site through the check. */
export const holdBackContent = (): void => holdBackNodes(gate)

/** For `onPostBootstrap`: says in the terminal what is wrong with the content, and when it is in order again. */
export function watchContent(reporter: Pick<Reporter, "error" | "success">): void {
  gate.close()
  let last = ""
  gate.listen((message) => {
    if (message) reporter.error(message)
    else if (last) reporter.success("The content is in order again.")
    last = message
  })
}

/** For `onCreateDevServer`: says it in the open pages, too. */
export const serveContentProblems = (server: DevelopmentServer): void => serveProblems(server, gate)
