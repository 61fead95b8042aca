import path from "node:path"
import type { EntryType } from "../define"
import { kindOf, layoutsOf, slugOf } from "../entries"
import { ANY_NUMBER, detailPath, framePath } from "../../lib/paths"
import type { DetailContext } from "../../lib/page-context"
import { entryNodes, type NodeSource } from "../entry-nodes"
import { contextsOf } from "./detail-contexts"

/** The part of Gatsby's API that makes a page. */
interface PageMaker {
  actions: {
    createPage: (page: { path: string; component: string; context: DetailContext; matchPath?: string }) => void
  }
}

/**
 * One static page per path of an entry, for each type that has pages (`src/content/entry-types.ts`). Entry 7 has `/7`
 * below each of its type's routes. Where the type names a slug, these exist as well:
 *
 * - `/7/its-path`, the canonical one;
 * - `/7/anything-else`: the number is looked at first (spec section 2), so it is entry 7;
 * - `/its-path` and `/99/its-path`: an unknown number falls back to the path.
 *
 * Every other path below the route gets the fallback page, an empty frame, which stands under `/-`. The bare route is no page.
 *
 * Of equally specific `matchPath`s Gatsby tries the first in the alphabet, which would be `/:number/its-path`
 * before `/7/:slug`. The splat at its end, which matches nothing as well, makes it the less specific one.
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
