import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { Seo } from "../layout/seo"
import { FarmerDetail } from "../features/farmers/farmer-detail"
import { breadcrumbData } from "../layout/breadcrumb-data"
import { personData } from "../features/farmers/structured-data"
import { cardPath, farmerPath } from "../lib/paths"
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

export function Head({ data }: HeadProps<Data, DetailContext>) {
  const { farmer, page, siteSettings: site } = data
  if (!farmer || !site) {
    return <Seo title={page?.title ?? ""} description={page?.description ?? ""} path="/farmers" isIndexed={false} />
  }
  const address = farmerPath(farmer)
  return (
    <Seo
      title={`${farmer.name}, ${farmer.title}`}
      description={farmer.summary}
      path={address}
      image={cardPath("farmer", farmer.jsonId)}
      imageAlt={`${farmer.name}: ${farmer.thumb.alt}`}
      structuredData={[
        breadcrumbData(site.siteUrl, [{ label: "Home", href: "/" }, team, { label: farmer.name, href: address }]),
        ...(farmer.isSample ? [] : [personData(farmer, site)]),
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
      ...PageCopy
    }
    farmer(id: { eq: $id }) {
      ...FarmerDetail
    }
  }
`
