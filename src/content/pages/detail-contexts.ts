import type { EntryType } from "../define"
import { at } from "../inspect"
import type { DetailContext, PostContext, ProductContext } from "../../lib/page-context"
import type { EntryNode } from "../entry-nodes"
import { neighbours } from "./neighbours"
import { recentPosts } from "./recent-posts"
import { relatedProducts } from "./related-products"

/** What the pages of a type's entries receive in one layout. */
interface Contexts {
  /** Of the frame that unknown paths get. */
  frame: DetailContext
  contextOf: (node: EntryNode) => DetailContext
}

/** Templates that show more than their entry, by the name of the type. */
const ownContexts: Readonly<Partial<Record<string, (entries: readonly EntryNode[], layout: string) => Contexts>>> = {
  Post: postContexts,
  Product: productContexts,
}

/** What the template of a type receives for each of its entries: the node's id, and what this type's shows besides. */
export const contextsOf = ({ name }: EntryType, entries: readonly EntryNode[], layout: string): Contexts =>
  ownContexts[name]?.(entries, layout) ?? { frame: { id: null }, contextOf: ({ id }) => ({ id }) }

function postContexts(entries: readonly EntryNode[], layout: string): Contexts {
  const hasSidebar = layout === "sidebar"
  const ids = entries.map(({ id }) => id)
  const ring = new Map(neighbours(ids).map((pair, place) => [ids[place], pair]))
  const recent = hasSidebar ? recentPosts(entries.map(({ jsonId }) => jsonId)) : []
  const frame: PostContext = {
    id: null,
    layout: hasSidebar ? "sidebar" : "single",
    hasSidebar,
    previous: null,
    next: null,
    recent,
  }
  return { frame, contextOf: ({ id }): PostContext => ({ ...frame, id, ...ring.get(id) }) }
}

function productContexts(entries: readonly EntryNode[], layout: string): Contexts {
  const related = relatedProducts(
    entries.map(({ jsonId, entry }) => ({ jsonId, category: String(at(entry, "category")) })),
  )
  const frame: ProductContext = { id: null, layout: layout === "thumb" ? "thumb" : "single", related: [] }
  return {
    frame,
    contextOf: ({ id, jsonId }): ProductContext => ({ ...frame, id, related: related.get(jsonId) ?? [] }),
  }
}
