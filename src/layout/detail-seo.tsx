import { cardPath, type EntryKind } from "../lib/paths"
import { useSite } from "../shared/use-site"
import { breadcrumbData } from "./breadcrumb-data"
import { Seo } from "./seo"

interface DetailSeoProps {
  kind: EntryKind
  entry: { readonly jsonId: number }
  title: string
  description: string
  /** From the home page to the entry's own, the canonical one. */
  crumbs: readonly { label: string; href: string }[]
  /** What the entry's picture shows. */
  picture: string
  isArticle?: boolean
  /** What else search engines are told of it. */
  structuredData?: readonly object[]
}

/** The `<head>` of an entry's page. */
export function DetailSeo({
  kind,
  entry,
  title,
  description,
  crumbs,
  picture,
  isArticle,
  structuredData,
}: DetailSeoProps) {
  const { site } = useSite()
  const own = crumbs.at(-1)
  const breadcrumb = breadcrumbData(site.siteUrl, crumbs)
  return (
    <Seo
      title={title}
      description={description}
      path={own?.href ?? ""}
      image={cardPath(kind, entry.jsonId)}
      imageAlt={`${own?.label}: ${picture}`}
      kind={isArticle ? "article" : "website"}
      structuredData={structuredData ? [breadcrumb, ...structuredData] : breadcrumb}
    />
  )
}
