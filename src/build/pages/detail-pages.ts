import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { ANY_NUMBER, framePath, type DetailRoute } from "../../lib/paths"
import type { DetailContext, PostContext, ProductContext } from "../../lib/page-context"
import { neighbours } from "./neighbours"
import { recentPosts } from "./recent-posts"
import { relatedProducts } from "./related-products"

interface Entry<Context> {
  /** The number in its address. */
  number: number
  /** The last part of its long address; a kind without long addresses has none. */
  slug?: string
  context: Context
}

interface Numbered {
  /** Gatsby's id of the node. */
  id: string
  jsonId: number
}

interface Addresses {
  services: { nodes: readonly (Numbered & { servicePath: string })[] }
  projects: { nodes: readonly (Numbered & { projectPath: string })[] }
  farmers: { nodes: readonly Numbered[] }
  posts: { nodes: readonly Numbered[] }
  products: { nodes: readonly (Numbered & { category: string })[] }
}

/**
 * One static page per address of an entry. Of `/service-details/…` and `/project-details/…` these exist:
 *
 * - `/7` and `/7/its-path` (the canonical one) for every entry;
 * - `/7/anything-else`: the number is looked at first (spec section 2), so it is service 7;
 * - `/its-path` and `/99/its-path`: an unknown number falls back to the path;
 * - everything else: the fallback page, an empty frame, which stands under `/-`. The bare route is no page.
 *
 * Of farmers, posts and products, `/7` and the fallback page; of the last two under two addresses each.
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
      posts: allPost(sort: { jsonId: ASC }) {
        nodes {
          id
          jsonId
        }
      }
      products: allProduct(sort: { jsonId: ASC }) {
        nodes {
          id
          jsonId
          category
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("The addresses of the detail pages could not be read.", result.errors)
    return
  }
  const { services, projects, farmers, posts, products } = result.data

  createAddresses<DetailContext>("/service-details", "service", {
    entries: services.nodes.map(({ id, jsonId, servicePath }) => ({
      number: jsonId,
      slug: servicePath,
      context: { id },
    })),
    unknown: { id: null },
  })
  createAddresses<DetailContext>("/project-details", "project", {
    entries: projects.nodes.map(({ id, jsonId, projectPath }) => ({
      number: jsonId,
      slug: projectPath,
      context: { id },
    })),
    unknown: { id: null },
  })
  createAddresses<DetailContext>("/farmer-details", "farmer", {
    entries: farmers.nodes.map(({ id, jsonId }) => ({ number: jsonId, context: { id } })),
    unknown: { id: null },
  })

  const ring = neighbours(posts.nodes.map(({ id }) => id))
  const recent = recentPosts(posts.nodes.map(({ jsonId }) => jsonId))
  for (const [base, layout] of [
    ["/blog-single", "single"],
    ["/blog-single-with-sidebar", "sidebar"],
  ] as const) {
    const hasSidebar = layout === "sidebar"
    const unknown = { id: null, layout, hasSidebar, previous: null, next: null, recent: hasSidebar ? recent : [] }
    createAddresses<PostContext>(base, "post", {
      entries: posts.nodes.map(({ id, jsonId }, place) => ({
        number: jsonId,
        context: { ...unknown, id, ...ring[place] },
      })),
      unknown,
    })
  }

  const related = relatedProducts(products.nodes)
  for (const [base, layout] of [
    ["/shop-single", "single"],
    ["/shop-single-thumb", "thumb"],
  ] as const) {
    createAddresses<ProductContext>(base, "product", {
      entries: products.nodes.map(({ id, jsonId }) => ({
        number: jsonId,
        context: { id, layout, related: related.get(jsonId) ?? [] },
      })),
      unknown: { id: null, layout, related: [] },
    })
  }

  function createAddresses<Context extends DetailContext>(
    base: DetailRoute,
    template: string,
    { entries, unknown }: { entries: readonly Entry<Context>[]; unknown: Context },
  ) {
    const component = path.join(root, `src/templates/${template}.tsx`)
    const page = (address: string, context: Context, matchPath?: string) =>
      api.actions.createPage<Context>({
        path: address,
        component,
        context,
        ...(matchPath && { matchPath }),
      })

    for (const { number, slug, context } of entries) {
      page(`${base}/${number}`, context)
      if (!slug) continue
      page(`${base}/${number}/${slug}`, context, `${base}/${number}/:slug`)
      page(`${base}/${slug}`, context)
      page(`${base}/${ANY_NUMBER}/${slug}`, context, `${base}/:number/${slug}/*`)
    }
    page(framePath(base), unknown, `${base}/*`)
  }
}
