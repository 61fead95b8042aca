import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { Login } from "../features/login/login"

export default function LoginPage({ data: { page } }: PageProps<Queries.LoginPageQuery>) {
  return (
    <>
      <PageIntro page={page} width="narrow" />
      {page && <Login notice={page.description} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.LoginPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query LoginPage {
    page(route: { eq: "/login" }) {
      ...PageCopy
    }
  }
`
