import { graphql } from "gatsby"
import type { ReactNode } from "react"
import type { Organisation } from "../contact"
import { useSite } from "../../shared/use-site"
import { isoDate } from "../../lib/calendar"
import type { PagedRoute } from "../../lib/list-pages"
import { postPath } from "../../lib/paths"
import { headPictureSizes } from "./column-sizes"
import { BlogFrame } from "./blog-frame"
import { Example } from "../../shared/example"
import { HeadPicture } from "../../shared/head-picture"
import { partsOf } from "./post-body"
import { PostFacts } from "./post-facts"
import { OnThisPage } from "../../shared/on-this-page"
import { LastReview } from "../../shared/provenance"
import { ShareLinks } from "./share-links"
import { TagList } from "./tag-list"
import { Lead } from "../../components/heading"
import { Quote, QuoteSource, QuoteText } from "../../components/quote"
import { Section } from "../../components/section"

/* The page of a post (spec section 2, "Blog"), in parts for its template. */

interface PostProps {
  post: Queries.PostDetailFragment
}

/** The article and what follows it, with or without a sidebar. */
export function PostColumns({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <Section space="tight" className="max-sm:pt-0">
      <BlogFrame width="measure" sidebar={sidebar}>
        <div className="space-y-6 md:space-y-12">{children}</div>
      </BlogFrame>
    </Section>
  )
}

export function PostArticle({ children }: { children: ReactNode }) {
  return (
    <article data-slot="post" className="space-y-4 md:space-y-8">
      {children}
    </article>
  )
}

/**
 * A post's picture and opening words, who has checked advice about health, its date, author and number of comments, and
 * links to its parts.
 */
export function PostIntro({ post, hasSidebar }: PostProps & { hasSidebar: boolean }) {
  return (
    <>
      <HeadPicture picture={post.thumbFull} sizes={headPictureSizes[hasSidebar ? "besideSidebar" : "alone"]} />
      <Lead>{post.description}</Lead>
      {post.isAboutHealth && <LastReview review={post.lastReview} />}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-muted">
        <time dateTime={isoDate(post.date)}>{post.full_date}</time>{" "}
        <PostFacts author={post.author} comments={post.comments} /> <Example isSample={post.isSample} />
      </p>
      <OnThisPage parts={partsOf(post)} />
    </>
  )
}

/** Who writes here. */
export function AuthorBox({ title, quote }: Queries.PostCopyFragment["authorBox"]) {
  return (
    <Quote variant="card" data-slot="author-box">
      <QuoteText>{quote}</QuoteText>
      <QuoteSource>{title}</QuoteSource>
    </Quote>
  )
}

/** A post's tags, which lead to a list, and the ways to share its canonical address, on paper too. */
export function PostFoot({ post, list }: PostProps & { list: PagedRoute }) {
  const url = useSite().site.siteUrl + postPath(post)
  return (
    // A gap, because the row of tags has margins of its own.
    <div className="flex flex-col gap-6 max-md:pt-2">
      <TagList tags={post.tags} route={list} variant="row" />
      <ShareLinks title={post.title} url={url} />
      <p className="hidden text-sm print:block">{url}</p>
    </div>
  )
}

/** schema.org's `BlogPosting`: subject, author and date of a post; nothing of a sample. */
export function articleData(
  post: Queries.PostDetailFragment,
  { name, siteUrl }: Pick<Organisation, "name" | "siteUrl">,
): object[] {
  if (post.isSample) return []
  const image = post.thumbFull.file.childImageSharp?.gatsbyImageData.images.fallback?.src
  return [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.description,
      inLanguage: "en-GB",
      datePublished: isoDate(post.date),
      author: { "@type": "Person", name: post.author },
      publisher: { "@type": "Organization", name, url: siteUrl },
      mainEntityOfPage: siteUrl + postPath(post),
      ...(image && { image: siteUrl + image }),
      keywords: post.tags.join(", "),
      commentCount: post.comments,
    },
  ]
}

export const postDetailFragments = graphql`
  fragment PostDetail on Post {
    jsonId
    title
    description
    author
    date {
      day
      month
      year
    }
    full_date
    comments
    tags
    isAboutHealth
    isSample
    sources {
      ...Source
    }
    lastReview {
      ...LastReview
    }
    thumbFull {
      alt
      isPhotograph
      file {
        childImageSharp {
          gatsbyImageData(
            width: 830
            aspectRatio: 1.6
            formats: [AVIF, WEBP, JPG]
            outputPixelDensities: [0.5, 0.8, 1, 1.5]
          )
        }
      }
    }
    ...PostBody
  }

  fragment PostCopy on Blog {
    authorBox {
      title
      quote
    }
    comments {
      ...Comment
    }
  }
`
