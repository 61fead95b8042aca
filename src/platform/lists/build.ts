import type { CreatePagesArgs, Reporter } from "gatsby"
import type { DevelopmentServer } from "../gatsby-api"
import { serveLists, serveThumbnails } from "./built-files"
import { listBuildId, readListContent, type ListApi } from "./list-content"
import { writeListFiles } from "./list-files"
import { createListPages } from "./list-routes"
import { copyThumbnails, createThumbnails, type Thumbnails } from "./thumbnails"

export { removeBuiltFiles } from "./built-files"

/** The id that the lists' files and the scripts share; the same as long as Gatsby runs. */
let listBuild = ""
let thumbnails: Thumbnails = new Map()
/** Asks for the content as it is by then: the development server gets no `graphql` of its own. */
let content: ListApi

/** For `onPreInit`. */
export const startLists = (root: string): void => {
  listBuild = listBuildId(root)
}

/** What webpack puts in the place of the name in the code. */
export const listConstants = () => ({ LIST_BUILD: JSON.stringify(listBuild) })

/** For `createPages`: a page for each page of a list without a filter, and the small pictures of the lists. */
export async function createLists(api: CreatePagesArgs, root: string): Promise<void> {
  content = api
  await createListPages(api, root)
  thumbnails = await createThumbnails(api)
}

/** For `onPostBuild`: the lists' files, `public/lists` and `public/thumbs`. */
export async function writeLists(api: ListApi, root: string): Promise<void> {
  copyThumbnails(root, thumbnails)
  writeListFiles(root, await readListContent(api, root), listBuild)
}

/** For `onCreateDevServer`: the same files, made when they are requested. */
export function serveListFiles(server: DevelopmentServer, root: string, reporter: Pick<Reporter, "error">): void {
  serveThumbnails(server, () => thumbnails)
  serveLists(
    server,
    (kind) => readListContent(content, root, kind),
    listBuild,
    (message, error) => reporter.error(message, error),
  )
}
