import { createListSource, type ListSlice } from "../../list/list-source"
import { loadSlice } from "../../list/load-slice"
import { loadPageData } from "../../list/page-data"
import { fieldOf } from "../../lib/field-of"
import type { IdList } from "./id-list"
import type { ListQuery } from "../../list/list-query"
import { pageCount } from "../../lib/pagination"
import { filterProducts, readProductQuery, sortProducts } from "../../lib/sort-products"
import { listPagePath, listFilePath } from "../../lib/paths"
import { pageSizes } from "../../lib/list-pages"
import { isProduct, fetchProduct } from "../../shared/product-entry"

const size = pageSizes["/shop"]

const nameOf = (query: ListQuery): string => {
  const { filter, sort } = readProductQuery(query)
  return filter === "all" && sort === "latest" ? "" : `${filter} ${sort}`
}

/**
 * The shop's products: in the data's order from the shop's own pages, by category and order from the files that the
 * build has cut for each.
 */
export const productSource = createListSource({
  set: nameOf,
  load(query, page) {
    if (nameOf(query) === "") return loadPlain(page)
    const { filter, sort } = readProductQuery(query)
    const address = (number: number) => listFilePath("products", [filter, sort], number)
    return loadSlice({ address, page, size, isEntry: isProduct })
  },
})

type Product = Queries.ProductCardFragment

async function loadPlain(page: number): Promise<ListSlice<Product>> {
  const { products, all } = await loadPageData(listPagePath("/shop", page), isShopData)
  return { number: page, entries: products.nodes, total: all.totalCount }
}

interface ShopData {
  products: { nodes: readonly Product[] }
  all: { totalCount: number }
}

const isShopData = (value: unknown): value is ShopData => {
  const nodes = fieldOf(fieldOf(value, "products"), "nodes")
  return (
    typeof fieldOf(fieldOf(value, "all"), "totalCount") === "number" && Array.isArray(nodes) && nodes.every(isProduct)
  )
}

/** The wishlist: only the browser knows what is on it, and fetches, narrows down and orders the products itself. */
export const createSavedSource = (ids: IdList) =>
  createListSource({
    set: (query) => (readProductQuery(query).isSaved ? `saved ${ids.join(",")} ${nameOf(query)}` : nameOf(query)),
    async load(query, page) {
      const { filter, sort } = readProductQuery(query)
      const products = (await Promise.all(ids.map(fetchProduct))).filter((product) => product !== null)
      const found = sortProducts(filterProducts(products, filter), sort)
      const number = Math.min(page, pageCount(found.length, size))
      return { number, entries: found.slice((number - 1) * size, number * size), total: found.length }
    },
  })
