import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { FarmersGrid } from "../features/farmers/farmer-card"

export default function FarmersPage({ data }: PageProps<Queries.FarmersPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <FarmersGrid farmers={data.farmers.nodes} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query FarmersPage {
    page(route: { eq: "/farmers" }) {
      ...PageContent
    }
    farmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        ...FarmerCard
      }
    }
  }
`
