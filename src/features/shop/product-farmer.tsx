import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { farmerPath } from "../../lib/paths"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { detailWords } from "./detail-words"

interface ProductFarmerProps {
  farmer: Queries.ProductFarmerFragment
}

/** The farmer whom a product comes from. */
export function ProductFarmer({ farmer }: ProductFarmerProps) {
  return (
    <div data-slot="product-farmer" className="relative flex gap-4 rounded-lg bg-surface-raised p-6 shadow-sheet">
      <ContentPicture
        picture={farmer.thumb}
        decorative
        fit="cover"
        className="size-16 shrink-0 overflow-hidden rounded-full"
        sizes="64px"
      />
      <div className="min-w-0">
        <Heading level={2} size="md">
          <Link href={farmerPath(farmer)} variant="plain" className="stretched-link underline-offset-4 hover:underline">
            {detailWords.fromFarmOf(farmer.name)}
          </Link>
        </Heading>
        <p className="text-sm text-ink-muted">
          {farmer.title}, {farmer.district}
        </p>
        <p className="mt-2">{farmer.summary}</p>
      </div>
    </div>
  )
}

export const productFarmerFragment = graphql`
  fragment ProductFarmer on Farmer {
    jsonId
    name
    title
    district
    summary
    thumb {
      ...AvatarPicture
    }
  }
`
