import { graphql, type HeadProps, type PageProps } from "gatsby"
import { DetailFrame } from "../shared/detail-frame"
import { getDetailCrumbs, homeCrumb } from "../shared/messages"
import { PageBanner } from "../components/page-banner"
import { DetailSeo } from "../layout/detail-seo"
import { Seo } from "../layout/seo"
import { FarmerDetail, getPersonData } from "../features/farmers/farmer-detail"
import { useSite } from "../shared/use-site"
import { farmerPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

type Data = Queries.FarmerPageQuery

/** From spec section 2. */
const TITLE = "Team Details"
const team = { label: "Farm Members", href: "/farmers" }

const getCrumbs = (farmer: Queries.FarmerDetailFragment) =>
  getDetailCrumbs(team, { label: farmer.name, href: farmerPath(farmer) })

/** One farmer; for an unknown id, the frame alone (decisions.md, "Routes"). */
export default function FarmerPage({ data: { farmer } }: PageProps<Data, DetailContext>) {
  if (!farmer) return <PageBanner title={TITLE} breadcrumb={[homeCrumb, team, { label: TITLE }]} scene="people" />
  return (
    <DetailFrame
      title={<span translate="no">{farmer.name}</span>}
      eyebrow={TITLE}
      breadcrumb={getCrumbs(farmer)}
      scene="people"
    >
      <FarmerDetail farmer={farmer} />
    </DetailFrame>
  )
}

export function Head({ data: { farmer } }: HeadProps<Data, DetailContext>) {
  const { site } = useSite()
  if (!farmer) return <Seo title={TITLE} description={site.description} path={team.href} isIndexed={false} />
  return (
    <DetailSeo
      title={`${farmer.name}, ${farmer.title}`}
      description={farmer.summary}
      crumbs={getCrumbs(farmer)}
      picture={farmer.thumb}
      structuredData={getPersonData(farmer, site)}
    />
  )
}

export const query = graphql`
  query FarmerPage($id: String) {
    farmer(id: { eq: $id }) {
      ...FarmerDetail
      thumb {
        ...SharePicture
      }
    }
  }
`
