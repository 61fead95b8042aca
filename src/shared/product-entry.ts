import { graphql } from "gatsby"
import { createFetchStore, type FetchRequest } from "../list/fetch-store"
import { entryRequest, isMissing } from "../list/list-file"
import { entryFilePath } from "../lib/paths"

/** A product as its card and the comparison show it. */
export type ProductEntry = Queries.ProductEntryFragment

/** The products that were looked up by their number. */
export const productStore = createFetchStore<ProductEntry>()

export const productRequest = (jsonId: number): FetchRequest<ProductEntry> =>
  entryRequest(entryFilePath("products", { jsonId }))

/**
 * Today's product by its number; what has come is kept as long as the site is open.
 *
 * @returns null for a product that the shop has no longer
 * @throws where it doesn't arrive
 */
export async function fetchProduct(jsonId: number): Promise<ProductEntry | null> {
  try {
    return await productStore.fetch(productRequest(jsonId))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export const productEntryFragment = graphql`
  fragment ProductEntry on Product {
    ...ProductCard
    details {
      label
      value
    }
  }
`
