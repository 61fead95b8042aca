import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { Registration } from "../features/membership/registration"

/** Member registration, the same under each of its URLs. */
export default function RegistrationPage({
  data: { page, registration, site },
}: PageProps<Queries.RegistrationPageQuery>) {
  return (
    <>
      <PageIntro page={page} />
      {registration && site && <Registration content={registration} externalForm={site.registrationForm} />}
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query RegistrationPage($route: String!) {
    page(route: { eq: $route }) {
      ...PageContent
    }
    site: siteSettings {
      registrationForm
    }
    registration {
      ...RegistrationContent
    }
  }
`
