import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { FarmersGrid } from "../features/farmers/farmer-card"

export default function FarmersPage({ data }: PageProps<Queries.FarmersPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <FarmersGrid farmers={data.farmers.nodes} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.FarmersPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query FarmersPage {
    page(route: { eq: "/farmers" }) {
      ...PageCopy
    }
    farmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        ...FarmerCard
      }
    }
  }
`
