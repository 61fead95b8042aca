import { graphql, type HeadProps, type PageProps } from "gatsby"
import { DetailFrame } from "../shared/detail-frame"
import { detailCrumbs } from "../shared/words"
import { PageIntro } from "../shared/page-intro"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { FarmerDetail, personData } from "../features/farmers/farmer-detail"
import { useSite } from "../shared/use-site"
import { farmerPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

type Data = Queries.FarmerPageQuery

const crumbs = (farmer: Queries.FarmerDetailFragment) =>
  detailCrumbs({ label: "Farm Members", href: "/farmers" }, { label: farmer.name, href: farmerPath(farmer) })

/** One farmer; for an unknown id, the frame alone (decisions.md, "Routes"). */
export default function FarmerPage({ data: { farmer } }: PageProps<Data, DetailContext>) {
  if (!farmer) return <PageIntro page={null} />
  return (
    <DetailFrame
      title={<span translate="no">{farmer.name}</span>}
      eyebrow="Team Details"
      breadcrumb={crumbs(farmer)}
      scene="people"
    >
      <FarmerDetail farmer={farmer} />
    </DetailFrame>
  )
}

export function Head({ data: { farmer } }: HeadProps<Data, DetailContext>) {
  const { site } = useSite()
  if (!farmer) return <PageSeo page={null} />
  return (
    <DetailSeo
      title={`${farmer.name}, ${farmer.title}`}
      description={farmer.summary}
      crumbs={crumbs(farmer)}
      picture={farmer.thumb}
      structuredData={personData(farmer, site)}
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
