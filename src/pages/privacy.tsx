import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { Privacy } from "../features/privacy/privacy"

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { page, privacy, site } = data
  return (
    <>
      <PageIntro page={page} />
      {privacy && site && <Privacy copy={privacy} site={site} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.PrivacyPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query PrivacyPage {
    page(route: { eq: "/privacy" }) {
      ...PageCopy
    }
    privacy {
      ...PrivacyCopy
    }
    site: siteSettings {
      ...PrivacyFacts
    }
  }
`
