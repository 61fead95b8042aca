import { createFetchStore, fetchListPage, type ListSource } from "../../platform/lists"
import type { IdList } from "./id-list"
import { pageCount } from "../../lib/pagination"
import { filterProducts, readProductQuery, sortProducts, type ProductQuery } from "../../lib/sort-products"
import { listFilePath } from "../../lib/paths"
import { pageSizes, type ListPage } from "../../lib/list-pages"
import { fetchProduct } from "../../shared/product-entry"

type Product = Queries.ProductCardFragment

const size = pageSizes["/shop"]
const store = createFetchStore<ListPage<Product>>()

/**
 * The shop's products by category and order; or the wishlist, of which only the browser knows what is on it.
 *
 * @param saved the products on the wishlist
 */
export const shopSource = (saved: IdList): ListSource<Product> => {
  const keyOf = ({ filter, sort, isSaved }: ProductQuery) => {
    if (isSaved) return `saved ${saved.join()} ${filter} ${sort}`
    return filter === "all" && sort === "latest" ? "" : `${filter} ${sort}`
  }
  return {
    store,
    queryKey: (query) => keyOf(readProductQuery(query)),
    request(query, page) {
      const asked = readProductQuery(query)
      const { filter, sort, isSaved } = asked
      if (isSaved) return { key: `${keyOf(asked)} ${page}`, load: () => loadSaved(saved, asked, page) }
      const pathOf = (number: number) => listFilePath("products", [filter, sort], number)
      return { key: pathOf(page), load: () => fetchListPage<Product>(pathOf, page) }
    },
  }
}

/** Each product from its own file; the browser narrows them down and orders them itself. */
async function loadSaved(ids: IdList, { filter, sort }: ProductQuery, page: number): Promise<ListPage<Product>> {
  const products = (await Promise.all(ids.map(fetchProduct))).filter((product) => product !== null)
  const found = sortProducts(filterProducts(products, filter), sort)
  const pages = pageCount(found.length, size)
  const last = Math.min(page, pages)
  return { page: last, pages, total: found.length, entries: found.slice((last - 1) * size, last * size) }
}
