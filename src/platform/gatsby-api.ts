import type { IncomingMessage, ServerResponse } from "node:http"

/** The used part of the `gatsby develop` server, which is Express. */
export interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): unknown
}

/** A GraphQL resolver. */
export type Resolver = (source: unknown, args: object, context: object) => unknown

/** The signature of Gatsby's `createResolvers`, which its own types leave out. */
export type CreateResolvers = (resolvers: Record<string, Record<string, { type?: string; resolve: Resolver }>>) => void
