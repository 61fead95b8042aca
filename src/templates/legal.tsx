import { graphql, type PageProps } from "gatsby"
import { LegalPage } from "../features/legal/legal-page"
import { PageIntro } from "../shared/page-intro"

/** The terms, the privacy notice and the accessibility statement. */
export default function LegalTemplate({ data: { page, legal, payment, site } }: PageProps<Queries.LegalTemplateQuery>) {
  return (
    <>
      <PageIntro page={page} />
      {legal && payment && site && <LegalPage content={legal} payment={payment} facts={site} />}
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query LegalTemplate($route: String!) {
    page(route: { eq: $route }) {
      ...PageContent
    }
    legal: legalPage(route: { eq: $route }) {
      ...LegalPageContent
    }
    payment {
      ...MobileMoneyContent
    }
    site: siteSettings {
      ...LegalFacts
    }
  }
`
