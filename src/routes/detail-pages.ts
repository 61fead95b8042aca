import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { DetailRoute } from "./addresses"

/** What every detail template receives: the node to show, or null on the fallback page of unknown addresses. */
export interface DetailContext {
  id: string | null
}

interface Entry {
  /** Gatsby's id of the node. */
  id: string
  /** The number in its address. */
  number: number
  /** The last part of its long address; a kind without long addresses has none. */
  slug?: string
}

interface Addresses {
  services: { nodes: readonly { id: string; jsonId: number; servicePath: string }[] }
  projects: { nodes: readonly { id: string; jsonId: number; projectPath: string }[] }
  farmers: { nodes: readonly { id: string; jsonId: number }[] }
}

/** Stands in for a number that no entry has, in the address of the page that such addresses get. */
const ANY_NUMBER = "-"

/**
 * One static page per address of an entry. Of `/service-details/…` and `/project-details/…` these exist:
 *
 * - `/7` and `/7/its-path` (the canonical one) for every entry;
 * - `/7/anything-else`: the number is looked at first (spec section 2), so it is service 7;
 * - `/its-path` and `/99/its-path`: an unknown number falls back to the path;
 * - everything else: the fallback page, an empty frame.
 *
 * Of `/farmer-details/…`, `/7` and the fallback page.
 *
 * Of equally specific `matchPath`s Gatsby tries the first in the alphabet, which would be `/:number/its-path`
 * before `/7/:slug`. The splat at its end, which matches nothing as well, makes it the less specific one.
 */
export async function createDetailPages(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Addresses; errors?: Error[] } = await api.graphql<Addresses>(`
    query DetailAddresses {
      services: allService(sort: { jsonId: ASC }) {
        nodes {
          id
          jsonId
          servicePath
        }
      }
      projects: allProject(sort: { jsonId: ASC }) {
        nodes {
          id
          jsonId
          projectPath
        }
      }
      farmers: allFarmer(sort: { jsonId: ASC }) {
        nodes {
          id
          jsonId
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("The addresses of the detail pages could not be read.", result.errors)
    return
  }
  const { services, projects, farmers } = result.data
  const template = (name: string) => path.join(root, `src/templates/${name}.tsx`)
  createAddresses(
    "/service-details",
    template("service"),
    services.nodes.map(({ id, jsonId, servicePath }) => ({ id, number: jsonId, slug: servicePath })),
  )
  createAddresses(
    "/project-details",
    template("project"),
    projects.nodes.map(({ id, jsonId, projectPath }) => ({ id, number: jsonId, slug: projectPath })),
  )
  createAddresses(
    "/farmer-details",
    template("farmer"),
    farmers.nodes.map(({ id, jsonId }) => ({ id, number: jsonId })),
  )

  function createAddresses(base: DetailRoute, component: string, entries: readonly Entry[]) {
    const page = (address: string, id: string | null, matchPath?: string) =>
      api.actions.createPage<DetailContext>({
        path: address,
        component,
        context: { id },
        ...(matchPath && { matchPath }),
      })

    for (const { id, number, slug } of entries) {
      page(`${base}/${number}`, id)
      if (!slug) continue
      page(`${base}/${number}/${slug}`, id, `${base}/${number}/:slug`)
      page(`${base}/${slug}`, id)
      page(`${base}/${ANY_NUMBER}/${slug}`, id, `${base}/:number/${slug}/*`)
    }
    page(base, null, `${base}/*`)
  }
}
