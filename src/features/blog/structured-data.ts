import type { Organisation } from "../contact"

interface Article {
  readonly title: string
  readonly description: string
  readonly author: string
  /** "2026-06-12" */
  readonly date: string
  /** Canonical path, without the host. */
  readonly address: string
  /** Path of its picture, without the host. */
  readonly image: string | undefined
  readonly tags: readonly string[]
  readonly comments: number
}

/** schema.org's `BlogPosting`: subject, author and date of a post. */
export function articleData(article: Article, site: Pick<Organisation, "name" | "siteUrl">): object {
  const { title, description, author, date, address, image, tags, comments } = article
  const publisher = { "@type": "Organization", name: site.name, url: site.siteUrl }
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description,
    inLanguage: "en-GB",
    datePublished: date,
    author: { "@type": "Person", name: author },
    publisher,
    mainEntityOfPage: site.siteUrl + address,
    ...(image && { image: site.siteUrl + image }),
    keywords: tags.join(", "),
    commentCount: comments,
  }
}
