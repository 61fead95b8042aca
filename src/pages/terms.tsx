import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { Terms } from "../features/terms/terms"

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { page, terms, payment, site } = data
  return (
    <>
      <PageIntro page={page} />
      {terms && payment && site && <Terms copy={terms} payment={payment} site={site} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.TermsPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query TermsPage {
    page(route: { eq: "/terms" }) {
      ...PageCopy
    }
    terms {
      ...TermsCopy
    }
    payment {
      ...MobileMoneyCopy
    }
    site: siteSettings {
      ...MobileMoneyAccounts
    }
  }
`
