import path from "node:path"
import type { CreatePagesArgs } from "gatsby"

/** What every detail template receives: the node to show, or null on the fallback page of unknown addresses. */
export interface DetailContext {
  id: string | null
}

interface ServiceIds {
  allService: { nodes: readonly { id: string; jsonId: number; servicePath: string }[] }
}

/** Stands in for a number that no entry has, in the address of the page that such addresses get. */
const ANY_NUMBER = "-"

/**
 * One static page per address of an entry. Of `/service-details/…` these exist:
 *
 * - `/7` and `/7/its-path` (the canonical one) for every entry;
 * - `/7/anything-else`: the number is looked at first (spec section 2), so it is service 7;
 * - `/its-path` and `/99/its-path`: an unknown number falls back to the path;
 * - everything else: the fallback page, an empty frame.
 *
 * Of equally specific `matchPath`s Gatsby tries the first in the alphabet, which would be `/:number/its-path`
 * before `/7/:slug`. The splat at its end, which matches nothing as well, makes it the less specific one.
 */
export async function createDetailPages(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: ServiceIds; errors?: Error[] } = await api.graphql<ServiceIds>(`
    query ServiceAddresses {
      allService(sort: { jsonId: ASC }) {
        nodes {
          id
          jsonId
          servicePath
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("The addresses of the services could not be read.", result.errors)
    return
  }
  const entries = result.data.allService.nodes.map(({ id, jsonId, servicePath }) => ({
    id,
    number: jsonId,
    slug: servicePath,
  }))
  createAddresses("/service-details", path.join(root, "src/templates/service.tsx"))

  function createAddresses(base: string, component: string) {
    const page = (address: string, id: string | null, matchPath?: string) =>
      api.actions.createPage<DetailContext>({
        path: address,
        component,
        context: { id },
        ...(matchPath && { matchPath }),
      })

    for (const { id, number, slug } of entries) {
      page(`${base}/${number}`, id)
      page(`${base}/${number}/${slug}`, id, `${base}/${number}/:slug`)
    }
    for (const { id, slug } of entries) {
      page(`${base}/${slug}`, id)
      page(`${base}/${ANY_NUMBER}/${slug}`, id, `${base}/:number/${slug}/*`)
    }
    page(base, null, `${base}/*`)
  }
}
