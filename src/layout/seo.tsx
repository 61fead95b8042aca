import { useSite } from "../shared/use-site"

interface SeoProps {
  /** The page's own title; the home page's stands alone, others are followed by the organisation's name. */
  title: string
  description: string
  /** The address that search engines should list, without the host. */
  path: string
  /** Home pages carry the full title themselves. */
  isHome?: boolean
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
  /** Address of the picture that shared links show; 1200 × 630. The site's own when there is none. */
  image?: string | null
  /** An article is something that somebody wrote on a certain day. */
  kind?: "website" | "article"
  /** What the page is, in schema.org's words. */
  structuredData?: object
}

const SITE_CARD = "/social-card.jpg"

/** Title, description and what shared links show; rendered by Gatsby's `Head`. */
export function Seo({
  title,
  description,
  path,
  isHome = false,
  isIndexed = true,
  image,
  kind = "website",
  structuredData,
}: SeoProps) {
  const { site } = useSite()
  const fullTitle = isHome ? title : `${title} | ${site.name}`
  const address = site.siteUrl + path
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={site.siteUrl + (image ?? SITE_CARD)} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && (
        <script type="application/ld+json">{JSON.stringify(structuredData).replaceAll("<", "\\u003c")}</script>
      )}
    </>
  )
}
