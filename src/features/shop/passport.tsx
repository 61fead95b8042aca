import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { farmerPath } from "../../lib/paths"
import { StandaloneLink } from "../../components/link"
import { Fact, Facts, MAX_DETAILS } from "./product-parts"
import { detailMessages } from "./detail-messages"

/** The facts of a product, ruled as on a movement permit, with the farmer's portrait as the stamp. */
export function Passport({ product: { details, farmer, papers } }: { product: Queries.ProductBuyFragment }) {
  return (
    <div data-slot="passport" className="border-b border-line text-base">
      {farmer && (
        <ContentPicture
          picture={farmer.thumb}
          decorative
          fit="cover"
          className="float-right ml-4 aspect-[4/5] w-22 rotate-3 overflow-hidden rounded-sm border-4 border-tile shadow-card sm:w-26"
          sizes="(min-width: 640px) 104px, 82px"
        />
      )}
      <dl>
        <Facts facts={details.slice(0, MAX_DETAILS)} />
        {farmer && (
          <Fact label={detailMessages.facts.farmer}>
            <StandaloneLink href={farmerPath(farmer)} className="-my-2">
              {farmer.name}
            </StandaloneLink>
            , {farmer.district}
          </Fact>
        )}
        {papers.length > 0 && (
          <Fact label={detailMessages.papers}>
            <ul className="list-disc space-y-0.5 pl-4">
              {papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </div>
  )
}

export const passportFragment = graphql`
  fragment Passport on Product {
    papers
    farmer {
      thumb {
        ...PortraitPicture
      }
    }
  }
`
