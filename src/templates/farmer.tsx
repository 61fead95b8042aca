import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { Seo } from "../components/layout/seo"
import { FarmerDetail } from "../components/sections/farmer-detail"
import { breadcrumbData } from "../lib/structured-data/breadcrumb"
import { personData } from "../lib/structured-data/person"
import { farmerAddress } from "../routes/addresses"
import type { DetailContext } from "../routes/detail-pages"

type Data = Queries.FarmerPageQuery

const team = { label: "Farm Members", href: "/farmers" }

/** One farmer; on the fallback page of unknown addresses, the page without details (spec section 2, "Farmers"). */
export default function FarmerPage({ data }: PageProps<Data, DetailContext>) {
  return (
    <>
      <PageIntro page={data.page} parents={[team]} current={data.farmer?.name} lead={data.farmer?.summary} />
      {data.farmer && <FarmerDetail farmer={data.farmer} />}
    </>
  )
}

export function Head({ data }: HeadProps<Data, DetailContext>) {
  const { farmer, page, siteSettings: site } = data
  if (!farmer || !site) {
    return <Seo title={page?.title ?? ""} description={page?.description ?? ""} path="/farmers" isIndexed={false} />
  }
  const address = farmerAddress(farmer)
  return (
    <Seo
      title={`${farmer.name}, ${farmer.title}`}
      description={farmer.summary}
      path={address}
      image={page?.card}
      structuredData={[
        breadcrumbData(site.siteUrl, [{ label: "Home", href: "/" }, team, { label: farmer.name, href: address }]),
        personData(farmer, site),
      ]}
    />
  )
}

export const query = graphql`
  query FarmerPage($id: String) {
    siteSettings {
      name
      siteUrl
    }
    page(route: { eq: "/farmer-details" }) {
      ...PageWords
    }
    farmer(id: { eq: $id }) {
      ...FarmerDetail
    }
  }
`
