import type { CreatePagesArgs, Reporter } from "gatsby"
import type { DevelopmentServer } from "../gatsby-api"
import { serveLists, serveThumbnails } from "./built-files"
import { listBuildId, readListContent, type ListApi } from "./list-content"
import { writeListFiles } from "./list-files"
import { copyThumbnails, createThumbnails, type Thumbnails } from "./thumbnails"

export { removeBuiltFiles } from "./built-files"
export type { ListApi } from "./list-content"

/** The id that the lists' files and the scripts share; the same as long as Gatsby runs. */
let listBuild = ""
let thumbnails: Thumbnails = new Map()

/** For `onPreInit`. */
export const startLists = (root: string): void => {
  listBuild = listBuildId(root)
}

/** What webpack puts in the place of the name in the code. */
export const listConstants = () => ({ LIST_BUILD: JSON.stringify(listBuild) })

/** For `createPages`: the small pictures of the lists. */
export async function createLists(api: CreatePagesArgs): Promise<void> {
  thumbnails = await createThumbnails(api)
}

/** For `onPostBuild`: the lists' files, `public/lists` and `public/thumbs`. */
export async function writeLists(api: ListApi, root: string): Promise<void> {
  copyThumbnails(root, thumbnails)
  writeListFiles(root, await readListContent(api, root), listBuild)
}

/**
 * For `onCreateDevServer`: the same files, made when they are requested.
 *
 * @param api asks for the content as it is by then; the development server gets no `graphql` of its own
 */
export function serveListFiles(
  server: DevelopmentServer,
  root: string,
  api: () => ListApi,
  reporter: Pick<Reporter, "error">,
): void {
  serveThumbnails(server, () => thumbnails)
  serveLists(
    server,
    (kind) => readListContent(api(), root, kind),
    listBuild,
    (message, error) => reporter.error(message, error),
  )
}
