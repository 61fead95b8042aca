import { formatMoney, type Money } from "../../lib/money"
import type { Organisation } from "../contact"

interface Product {
  readonly title: string
  readonly sku: string
  readonly category: string
  readonly description: readonly string[]
  readonly price: Money
  readonly catalogue: {
    readonly file: { readonly childImageSharp: { readonly large: { readonly src: string } } | null }
  }
}

/**
 * Returns schema.org's `Product`, without a rating: visitors can't give one on this site.
 *
 * @param path the product's path
 */
export function getProductData(product: Product, path: string, site: Pick<Organisation, "name" | "siteUrl">): object {
  const image = product.catalogue.file.childImageSharp?.large.src
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    sku: product.sku,
    category: product.category,
    description: product.description.join(" "),
    ...(image && { image: site.siteUrl + image }),
    offers: {
      "@type": "Offer",
      url: site.siteUrl + path,
      price: formatMoney(product.price).replace(/[^\d.]/g, ""),
      priceCurrency: product.price.currency,
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: site.name, url: site.siteUrl },
    },
  }
}
