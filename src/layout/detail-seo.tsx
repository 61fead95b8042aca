import { useSite } from "../shared/use-site"
import { getBreadcrumbData, Seo } from "./seo"

interface DetailSeoProps {
  title: string
  description: string
  /** From the home page to the entry, whose `href` is the canonical path. */
  crumbs: readonly { label: string; href: string }[]
  picture: Queries.SharePictureFragment
  isArticle?: boolean
  structuredData?: readonly object[]
}

export function DetailSeo({ title, description, crumbs, picture, isArticle, structuredData }: DetailSeoProps) {
  const { site } = useSite()
  const current = crumbs.at(-1)
  const breadcrumb = getBreadcrumbData(site.siteUrl, crumbs)
  return (
    <Seo
      title={title}
      description={description}
      path={current?.href ?? ""}
      picture={picture}
      kind={isArticle ? "article" : "website"}
      structuredData={structuredData ? [breadcrumb, ...structuredData] : breadcrumb}
    />
  )
}
