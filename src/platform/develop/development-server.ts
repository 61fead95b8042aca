import type { IncomingMessage, ServerResponse } from "node:http"

/** The used part of the `gatsby develop` server, which is Express. */
export interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): unknown
}
