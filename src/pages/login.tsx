import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { Login } from "../features/login/login"

export default function LoginPage({ data: { page } }: PageProps<Queries.LoginPageQuery>) {
  return (
    <>
      <PageIntro page={page} width="narrow" />
      {page && <Login notice={page.description} />}
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query LoginPage {
    page(route: { eq: "/login" }) {
      ...PageContent
    }
  }
`
