import { graphql } from "gatsby"
import { createFetchStore, entryRequest, type FetchRequest, isMissing } from "../platform/lists"
import { entryFilePath } from "../lib/paths"

/** A product as its card and the comparison show it. */
export type ProductEntry = Queries.ProductEntryFragment

/** The products that were looked up by their number. */
export const productStore = createFetchStore<ProductEntry>()

export const productRequest = (jsonId: number): FetchRequest<ProductEntry> =>
  entryRequest(entryFilePath("products", { jsonId }))

/**
 * A product by its number; what has come is kept as long as the site is open.
 *
 * @returns null for a product that the shop has no longer
 * @throws where it doesn't arrive
 */
export const fetchProduct = (jsonId: number): Promise<ProductEntry | null> =>
  nullIfMissing(productStore.fetch(productRequest(jsonId)))

/** The same, fetched anew each time: a tab can be open for days, and prices change. */
export const fetchCurrentProduct = (jsonId: number): Promise<ProductEntry | null> =>
  nullIfMissing(productRequest(jsonId).load())

async function nullIfMissing(product: Promise<ProductEntry>): Promise<ProductEntry | null> {
  try {
    return await product
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export const productEntryFragment = graphql`
  fragment ProductEntry on Product {
    ...ProductCard
    sku
    details {
      label
      value
    }
  }
`
