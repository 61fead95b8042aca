import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { Office } from "../features/office/office"

/** The staff's page. It is made where data/site.json switches it on (`content/pages/office-page.ts`). */
export default function OfficePage({ data }: PageProps<Queries.OfficePageQuery>) {
  const { page, office, site } = data
  return (
    <>
      <PageIntro page={page} />
      {office && site && <Office copy={office} site={site} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.OfficePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query OfficePage {
    page(route: { eq: "/office" }) {
      ...PageCopy
    }
    office {
      ...OfficePageCopy
    }
    site: siteSettings {
      ...OfficePageFacts
    }
  }
`
