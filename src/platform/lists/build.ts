import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import type { Reporter } from "gatsby"
import { contentTypes } from "../../content"
import { contentTypeDefs } from "../../content/graphql"
import type { DevelopmentServer } from "../gatsby-api"
import { cataloguePath } from "./catalogue"
import { listNames, listQuery, type Catalogues } from "./lists"

export interface ListApi {
  graphql: (query: string) => Promise<{ data?: { content: unknown }; errors?: readonly Error[] }>
}

/** Constants that webpack inserts. */
export const listConstants = () => ({ LIST_BUILD: JSON.stringify(catalogueShape()) })

/** Writes public/lists for `onPostBuild`; an unchanged file keeps its time, and so its ETag. */
export async function writeLists(api: ListApi, root: string): Promise<void> {
  fs.mkdirSync(path.join(root, "public/lists"), { recursive: true })
  for (const name of listNames) {
    const file = path.join(root, "public", cataloguePath(name))
    const text = await catalogueText(api, name)
    if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text)
  }
}

/** Removes the files of the last build, which the development server would send. */
export const removeBuiltFiles = (root: string): void =>
  fs.rmSync(path.join(root, "public/lists"), { recursive: true, force: true })

/** The hook of the development server gets no `graphql`. */
let developmentApi: ListApi

/** Sets the API that the development server queries, for `createPages`, which runs again when content changes. */
export const setDevelopmentApi = (api: ListApi): void => {
  developmentApi = api
}

/** Answers requests for the catalogues, for `onCreateDevServer`. */
export function serveListFiles(server: DevelopmentServer, reporter: Pick<Reporter, "error">): void {
  for (const name of listNames) {
    server.get(cataloguePath(name), (_request, response) => {
      catalogueText(developmentApi, name).then(
        (text) => response.end(text),
        (error: unknown) => {
          reporter.error(String(error))
          response.writeHead(500).end()
        },
      )
    })
  }
}

async function catalogueText(api: ListApi, name: keyof Catalogues): Promise<string> {
  const { data, errors = [] } = await api.graphql(listQuery(name))
  if (!data || errors.length > 0) {
    throw new Error([`The list of ${name} could not be read.`, ...errors.map(({ message }) => message)].join(" "))
  }
  return JSON.stringify({ build: catalogueShape(), content: data.content })
}

/** Hashes the queries and types, so that scripts recognize files that they can show; content is left out. */
export const catalogueShape = (): string =>
  createHash("sha256")
    .update([...listNames.map(listQuery), contentTypeDefs(contentTypes)].join("\n"))
    .digest("hex")
    .slice(0, 8)
