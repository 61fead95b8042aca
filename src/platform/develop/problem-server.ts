import type { ContentGate } from "./content-gate"
import type { DevelopmentServer } from "../gatsby-api"
import { PROBLEM_ADDRESS } from "../../lib/problem-address"

/** Sends the content's problems to open pages, now and whenever they change; an empty message if there are none. */
export function serveProblems(server: DevelopmentServer, gate: ContentGate): void {
  server.get(PROBLEM_ADDRESS, (_request, response) => {
    // `no-transform`: Gatsby's compression would buffer the events.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    const stop = gate.listen((message) => response.write(`data: ${JSON.stringify(message)}\n\n`))
    response.on("close", stop)
  })
}
