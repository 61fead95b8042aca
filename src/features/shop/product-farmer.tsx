import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { farmerPath } from "../../lib/paths"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { detailWords } from "./detail-words"

/** The farmer whom a product comes from, with a link to the farmer's page. */
export function ProductFarmer({ farmer }: { farmer: Queries.ProductFarmerFragment }) {
  return (
    <Section data-slot="product-farmer" tone="deep" space="none">
      <Container className="relative flex items-end gap-5 pt-5 sm:gap-10 sm:pt-8">
        <ContentPicture
          picture={farmer.thumb}
          decorative
          fit="cover"
          className="aspect-[4/5] w-28 shrink-0 overflow-hidden rounded-t-lg sm:w-44"
          sizes="(min-width: 640px) 176px, 112px"
        />
        <div className="min-w-0 self-center pb-5 sm:pb-8">
          <Heading level={2} size="lg">
            <Link
              href={farmerPath(farmer)}
              variant="plain"
              className="stretched-link underline-offset-4 hover:underline"
            >
              {detailWords.fromFarmOf(farmer.name)}
            </Link>
          </Heading>
          <p className="mt-1.5 text-sm text-ink-muted">
            {farmer.title}, {farmer.district}
          </p>
          <p className="mt-2 max-w-measure">{farmer.summary}</p>
        </div>
      </Container>
    </Section>
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
      ...PortraitPicture
    }
  }
`
