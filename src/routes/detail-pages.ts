import path from "node:path"
import type { CreatePagesArgs } from "gatsby"

/** What every detail template receives: the node to show, or null on the fallback page of unknown addresses. */
export interface DetailContext {
  id: string | null
}

interface ServiceIds {
  allService: { nodes: readonly { id: string; jsonId: number; servicePath: string }[] }
}

/**
 * One static page per address of an entry. Of `/service-details/…` these exist:
 *
 * - `/7` and `/7/its-path` (the canonical one) for every entry;
 * - `/7/anything-else`: the number is looked at first (spec section 2), so it is service 7;
 * - `/its-path` and `/99/its-path`: an unknown number falls back to the path;
 * - everything else: the fallback page, an empty frame.
 *
 * The order of creation matters: Gatsby ranks equally specific `matchPath`s by it.
 */
export async function createDetailPages({ graphql, actions, reporter }: CreatePagesArgs, root: string): Promise<void> {
  const { data, errors } = await graphql<ServiceIds>(`
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
  if (errors || !data) {
    reporter.panicOnBuild("The addresses of the services could not be read.", errors)
    return
  }
  const entries = data.allService.nodes.map(({ id, jsonId, servicePath }) => ({
    id,
    number: jsonId,
    slug: servicePath,
  }))
  createAddresses("/service-details", path.join(root, "src/templates/service.tsx"))

  function createAddresses(base: string, component: string) {
    const page = (address: string, id: string | null, matchPath?: string) =>
      actions.createPage<DetailContext>({ path: address, component, context: { id }, ...(matchPath && { matchPath }) })

    for (const { id, number, slug } of entries) {
      page(`${base}/${number}`, id, `${base}/${number}/:slug`)
      page(`${base}/${number}/${slug}`, id)
    }
    for (const { id, slug } of entries) page(`${base}/${slug}`, id, `${base}/:number/${slug}`)
    page(base, null, `${base}/*`)
  }
}
