import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { Accessibility } from "../features/accessibility/accessibility"

export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const { page, accessibility, report } = data
  return (
    <>
      <PageIntro page={page} />
      {accessibility && report && <Accessibility copy={accessibility} report={report} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.AccessibilityPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query AccessibilityPage {
    page(route: { eq: "/accessibility" }) {
      ...PageCopy
    }
    accessibility {
      ...AccessibilityCopy
    }
    report: accessibilityReport {
      ...TestReport
    }
  }
`
