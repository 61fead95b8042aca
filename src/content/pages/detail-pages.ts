import path from "node:path"
import type { EntryType } from "../define"
import { kindOf, layoutsOf, slugOf } from "../entries"
import { ANY_NUMBER, detailPath, framePath } from "../../lib/paths"
import type { DetailContext } from "../../lib/page-context"
import { entryNodes, type NodeSource } from "../entry-nodes"
import { contextsOf } from "./detail-contexts"

interface PageMaker {
  actions: {
    createPage: (page: { path: string; component: string; context: DetailContext; matchPath?: string }) => void
  }
}

/**
 * Creates a static page for each path of an entry. Entry 7 has `/7` below each of its type's routes and, with a slug:
 *
 * - `/7/its-path`, the canonical one;
 * - `/7/anything-else`: the number wins (spec section 2), so it is entry 7;
 * - `/its-path` and `/99/its-path`: an unknown number falls back to the path.
 *
 * Every other path below the route gets the fallback page under `/-`; the bare route has no page.
 *
 * Of equally specific `matchPath`s Gatsby takes the alphabetically first, which would be `/:number/its-path` before
 * `/7/:slug`. The splat at its end, which also matches nothing, makes it less specific.
 */
export function createDetailPages(api: NodeSource & PageMaker, root: string, types: readonly EntryType[]): void {
  for (const type of types) {
    const entries = entryNodes(api, type)
    const component = path.join(root, `src/templates/${kindOf(type)}.tsx`)
    const page = (to: string, context: DetailContext, matchPath?: string) =>
      api.actions.createPage({ path: to, component, context, ...(matchPath && { matchPath }) })

    for (const [layout, route] of layoutsOf(type.pages)) {
      const { frame, contextOf } = contextsOf(type, entries, layout)
      for (const node of entries) {
        const context = contextOf(node)
        page(detailPath(route, node), context)
        const slug = slugOf(type.pages, node.entry)
        if (!slug) continue
        page(detailPath(route, node, slug), context, `${route}/${node.jsonId}/:slug`)
        page(`${route}/${slug}`, context)
        page(`${route}/${ANY_NUMBER}/${slug}`, context, `${route}/:number/${slug}/*`)
      }
      page(framePath(route), frame, `${route}/*`)
    }
  }
}
