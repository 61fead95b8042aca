import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { DetailSeo } from "../layout/detail-seo"
import { Seo } from "../layout/seo"
import { FarmerDetail, personData } from "../features/farmers/farmer-detail"
import { useSite } from "../shared/use-site"
import { farmerPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

type Data = Queries.FarmerPageQuery

const team = { label: "Farm Members", href: "/farmers" }

/** One farmer; on the fallback page of unknown addresses, the page without details (spec section 2, "Farmers"). */
export default function FarmerPage({ data }: PageProps<Data, DetailContext>) {
  return (
    <>
      <PageIntro page={data.page} parents={[team]} name={data.farmer?.name} hasPicture={Boolean(data.farmer)} />
      {data.farmer && <FarmerDetail farmer={data.farmer} />}
    </>
  )
}

export function Head({ data: { farmer, page } }: HeadProps<Data, DetailContext>) {
  const { site } = useSite()
  if (!farmer) {
    return <Seo title={page?.title ?? ""} description={page?.description ?? ""} path="/farmers" isIndexed={false} />
  }
  return (
    <DetailSeo
      kind="farmer"
      entry={farmer}
      title={`${farmer.name}, ${farmer.title}`}
      description={farmer.summary}
      crumbs={[{ label: "Home", href: "/" }, team, { label: farmer.name, href: farmerPath(farmer) }]}
      picture={farmer.thumb.alt}
      structuredData={personData(farmer, site)}
    />
  )
}

export const query = graphql`
  query FarmerPage($id: String) {
    page(route: { eq: "/farmer-details" }) {
      ...PageCopy
    }
    farmer(id: { eq: $id }) {
      ...FarmerDetail
    }
  }
`
