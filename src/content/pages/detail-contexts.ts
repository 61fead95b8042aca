import type { EntryType } from "../define"
import { getProperty } from "../../lib/get-property"
import type { DetailContext, PostContext, ProductContext } from "../../lib/page-context"
import type { EntryNode } from "../entry-nodes"
import { recentPosts } from "./recent-posts"

interface Contexts {
  /** For the fallback page of unknown paths. */
  frame: DetailContext
  getContext: (node: EntryNode) => DetailContext
}

/** Templates that show more than their entry, by type. */
const ownContexts: Readonly<Partial<Record<string, (entries: readonly EntryNode[], layout: string) => Contexts>>> = {
  Post: postContexts,
  Product: productContexts,
}

/** Returns the context of each entry's page in one layout. */
export const createContexts = ({ name }: EntryType, entries: readonly EntryNode[], layout: string): Contexts =>
  ownContexts[name]?.(entries, layout) ?? { frame: { id: null }, getContext: ({ id }) => ({ id }) }

function postContexts(entries: readonly EntryNode[], layout: string): Contexts {
  const hasSidebar = layout === "sidebar"
  const ids = entries.map(({ id }) => id)
  const recent = hasSidebar ? recentPosts(entries.map(({ jsonId }) => jsonId)) : []
  const frame: PostContext = { id: null, hasSidebar, previous: null, next: null, recent }
  // The last post's neighbour is the first (spec section 2, Blog: "wrapping").
  const getPost = (place: number) => (ids.length > 1 ? (ids.at(place % ids.length) ?? null) : null)
  return {
    frame,
    getContext: ({ id }): PostContext => {
      const place = ids.indexOf(id)
      return { ...frame, id, previous: getPost(place - 1), next: getPost(place + 1) }
    },
  }
}

function productContexts(entries: readonly EntryNode[], layout: string): Contexts {
  const toProduct = ({ jsonId, entry }: EntryNode) => ({ jsonId, category: String(getProperty(entry, "category")) })
  const products = entries.map(toProduct)
  const frame: ProductContext = { id: null, layout: layout === "thumb" ? "thumb" : "single", related: [] }
  return {
    frame,
    getContext: (node): ProductContext => ({
      ...frame,
      id: node.id,
      related: relatedProducts(toProduct(node), products),
    }),
  }
}

/** Maximum number of related products: two rows of four (spec section 9). */
const MAX_RELATED = 8

interface NumberedProduct {
  jsonId: number
  category: string
}

/** Returns the numbers of a product's related products: first of its category, then others. */
export function relatedProducts({ jsonId, category }: NumberedProduct, products: readonly NumberedProduct[]): number[] {
  const others = products.filter((other) => other.jsonId !== jsonId)
  const isSimilar = (other: NumberedProduct) => other.category === category
  return [...others.filter(isSimilar), ...others.filter((other) => !isSimilar(other))]
    .slice(0, MAX_RELATED)
    .map((other) => other.jsonId)
}
