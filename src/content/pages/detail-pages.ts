import path from "node:path"
import type { EntryType } from "../define"
import { getKind, getLayouts, getSlug } from "../entries"
import { ANY_NUMBER, detailPath } from "../../lib/paths"
import type { DetailContext } from "../../lib/page-context"
import { getEntryNodes, type NodeSource } from "../entry-nodes"
import { createContexts } from "./detail-contexts"

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
    const entries = getEntryNodes(api, type)
    const component = path.join(root, `src/templates/${getKind(type)}.tsx`)
    const page = (to: string, context: DetailContext, matchPath?: string) =>
      api.actions.createPage({ path: to, component, context, ...(matchPath && { matchPath }) })

    for (const [layout, route] of getLayouts(type.pages)) {
      const { frame, getContext } = createContexts(type, entries, layout)
      for (const node of entries) {
        const context = getContext(node)
        page(detailPath(route, node), context)
        const slug = getSlug(type.pages, node.entry)
        if (!slug) continue
        page(detailPath(route, node, slug), context, `${route}/${node.jsonId}/:slug`)
        page(`${route}/${slug}`, context)
        page(`${route}/${ANY_NUMBER}/${slug}`, context, `${route}/:number/${slug}/*`)
      }
      page(`${route}/${ANY_NUMBER}`, frame, `${route}/*`)
    }
  }
}
