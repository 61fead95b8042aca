import type { IncomingMessage, ServerResponse } from "node:http"

/** What is used of the server of `gatsby develop`, which is Express. */
export interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): unknown
}
