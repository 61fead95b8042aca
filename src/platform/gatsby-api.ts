import type { IncomingMessage, ServerResponse } from "node:http"

/** The used part of the Express server of `gatsby develop`. */
export interface DevelopmentServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): unknown
}

export type Resolver = (source: unknown, args: object, context: object) => unknown

/** The signature of Gatsby's `createResolvers`, which Gatsby's types lack. */
export type CreateResolvers = (resolvers: Record<string, Record<string, { type?: string; resolve: Resolver }>>) => void

/** Gatsby's `plugins.define`. */
export type Define = (constants: Record<string, string>) => object
