import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { Offline } from "../features/offline/offline"

export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const { page, health } = data
  return (
    <>
      <PageIntro page={page} />
      <Offline health={health?.note} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query OfflinePage {
    page(route: { eq: "/offline" }) {
      ...PageContent
    }
    health: animalHealth {
      note {
        ...HealthNote
      }
    }
  }
`
