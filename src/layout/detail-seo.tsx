import { useSite } from "../shared/use-site"
import { breadcrumbData, Seo } from "./seo"

interface DetailSeoProps {
  title: string
  description: string
  /** From the home page to the entry's own, the canonical one. */
  crumbs: readonly { label: string; href: string }[]
  picture: Queries.SharePictureFragment
  isArticle?: boolean
  /** What else search engines are told of it. */
  structuredData?: readonly object[]
}

/** The `<head>` of an entry's page. */
export function DetailSeo({ title, description, crumbs, picture, isArticle, structuredData }: DetailSeoProps) {
  const { site } = useSite()
  const own = crumbs.at(-1)
  const breadcrumb = breadcrumbData(site.siteUrl, crumbs)
  return (
    <Seo
      title={title}
      description={description}
      path={own?.href ?? ""}
      picture={picture}
      kind={isArticle ? "article" : "website"}
      structuredData={structuredData ? [breadcrumb, ...structuredData] : breadcrumb}
    />
  )
}
