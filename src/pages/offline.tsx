import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
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

export function Head({ data }: HeadProps<Queries.OfflinePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query OfflinePage {
    page(route: { eq: "/offline" }) {
      ...PageCopy
    }
    health: animalHealth {
      note {
        ...AnimalHealthNote
      }
    }
  }
`
