import { graphql } from "gatsby"
import { noticesPath } from "../../lib/paths"
import { Link } from "../../components/link"

interface ProductNoticeProps {
  notices: readonly Queries.ProductNoticeFragment[]
  /** Where the product's farm is. */
  district: string | undefined
}

/** Beside the price of a product: that animals may not leave the district of its farm. Nothing where they may. */
export function ProductNotice({ notices, district }: ProductNoticeProps) {
  const here = notices.filter(({ isUrgent, districts }) => isUrgent && district && districts.includes(district))
  if (here.length === 0) return null
  return (
    <div data-slot="product-notice">
      {here.map(({ jsonId, title, summary }) => (
        <p key={jsonId} className="rounded-lg bg-highlight px-4 text-on-highlight">
          <Link href={noticesPath} variant="plain" className="inline-flex min-h-touch items-center hover:underline">
            <span>
              <strong>{title}</strong>
              <span>{`, ${summary}`}</span>
            </span>
          </Link>
        </p>
      ))}
    </div>
  )
}

export const productNoticeFragment = graphql`
  fragment ProductNotice on CurrentNotice {
    isUrgent
    districts
    ...NoticeLine
  }
`
