import { pageSizes, getListPage } from "../../lib/list-pages"
import { filterProducts, readProductQuery, sortProducts } from "../../lib/sort-products"
import { createFetchStore } from "../../browser/fetch-store"
import { catalogueRequest, type Catalogues } from "../../platform/lists"
import type { ListSource } from "../../shared/use-list"
import type { IdList } from "./id-list"

export type Product = Catalogues["products"]["nodes"][number]

export const productStore = createFetchStore<Catalogues["products"]>()
export const productsRequest = catalogueRequest("products")

/**
 * The shop's products by category and order, or those on the wishlist.
 *
 * @param saved the products on the wishlist
 */
export const createShopSource = (saved: IdList): ListSource<Catalogues["products"], Queries.ProductCardFragment> => ({
  store: productStore,
  queryKey(query) {
    const { filter, sort, isSaved } = readProductQuery(query)
    if (isSaved) return `saved ${filter} ${sort}`
    return filter === "all" && sort === "latest" ? "" : `${filter} ${sort}`
  },
  request: () => productsRequest,
  pick({ nodes }, query, page) {
    const { filter, sort, isSaved } = readProductQuery(query)
    const candidates = isSaved ? nodes.filter(({ jsonId }) => saved.includes(jsonId)) : nodes
    return getListPage(sortProducts(filterProducts(candidates, filter), sort), page, pageSizes["/shop"])
  },
})
