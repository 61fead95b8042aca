import { formatMoney } from "../../lib/money"
import type { Site } from "../../shared/use-site"

/**
 * Returns schema.org's `Product`, without a rating: visitors can't give one on this site.
 *
 * @param path the product's path
 */
export function getProductData(
  product: Queries.ProductDetailFragment,
  path: string,
  site: Pick<Site, "name" | "siteUrl">,
): object {
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
