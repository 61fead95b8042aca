import path from "node:path"
import type { Reporter } from "gatsby"
import { checkContent, removeMarks } from "../../content"
import { createContentGate } from "./content-gate"
import type { DevelopmentServer } from "../gatsby-api"
import { holdBackNodes } from "./hold-back"
import { PROBLEM_ADDRESS } from "../../lib/problem-address"

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

/**
 * For `createPages`: waits until all changed files are nodes. Gatsby doesn't: pages would be made of half of a long list,
 * and queries that find nothing then are not asked again.
 */
export const contentSettled = (): Promise<unknown> => gate.settled()

/** For `onCreateDevServer`: says it in the open pages, too; an empty message if there are no problems. */
export function serveContentProblems(server: DevelopmentServer): void {
  server.get(PROBLEM_ADDRESS, (_request, response) => {
    // `no-transform`: Gatsby's compression would buffer the events.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    const stop = gate.listen((message) => response.write(`data: ${JSON.stringify(message)}\n\n`))
    response.on("close", stop)
  })
}
