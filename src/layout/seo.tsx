import { toSafeJson } from "../lib/safe-json"
import { useSite } from "../shared/use-site"

interface SeoProps {
  /** The organisation's name is appended, except on home pages. */
  title: string
  description: string
  /** The canonical path, without the host. */
  path: string
  isHome?: boolean
  /** False adds `noindex`; a preview has it on every page. */
  isIndexed?: boolean
  /** For shared links; defaults to the site's. */
  picture?: Queries.SharePictureFragment | null
  /** The Open Graph type; "article" is for dated posts. */
  kind?: "website" | "article"
  /** JSON-LD of schema.org. */
  structuredData?: object
}

/** 1200 × 630. */
const SITE_PICTURE = "/social-card.jpg"

/** The metadata of a page, rendered by Gatsby's `Head`. */
export function Seo({
  title,
  description,
  path,
  isHome = false,
  isIndexed = true,
  picture,
  kind = "website",
  structuredData,
}: SeoProps) {
  const { preview, site } = useSite()
  const fullTitle = isHome ? title : `${title} | ${site.name}`
  const url = site.siteUrl + path
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed && <link rel="canonical" href={url} />}
      {(!isIndexed || preview) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={site.siteUrl + (picture?.file.childImageSharp?.resize?.src ?? SITE_PICTURE)} />
      <meta property="og:image:alt" content={picture?.alt ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && <script type="application/ld+json">{toSafeJson(structuredData)}</script>}
    </>
  )
}

/** Returns schema.org's `BreadcrumbList`, which search results show above the title. */
export function getBreadcrumbData(siteUrl: string, crumbs: readonly { label: string; href?: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: siteUrl + href }),
    })),
  }
}
