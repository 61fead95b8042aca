import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { isoDate } from "../../lib/calendar"
import { postPath, postWithSidebarPath } from "../../lib/paths"
import { AnimalHealthNote } from "../animal-health"
import { headPictureSizes } from "./column-sizes"
import { BlogFrame } from "./blog-frame"
import { Comments } from "./comments"
import { HeadPicture } from "../../shared/head-picture"
import { PostBody, partsOf } from "./post-body"
import { PostFacts } from "./post-facts"
import { PostNeighbours } from "./post-neighbours"
import { OnThisPage } from "../../shared/on-this-page"
import { ShareLinks } from "./share-links"
import { Provenance } from "../../shared/provenance"
import { TagList } from "./tag-list"
import { Folded } from "../../components/folded"
import { Lead } from "../../components/heading"
import { Quote, QuoteSource, QuoteText } from "../../components/quote"
import { Section } from "../../components/section"
import { postWords } from "./post-words"

interface PostDetailProps {
  post: Queries.PostDetailFragment
  copy: Queries.PostCopyFragment
  previous: Queries.PostNeighbourFragment | null
  next: Queries.PostNeighbourFragment | null
  /** If there is one, links lead to pages that have a sidebar as well. */
  sidebar?: ReactNode
  /** The way to the page for sick animals, shown where the post is about health. */
  health?: Queries.AnimalHealthNoteFragment
  /** The ways to the sheets to print that belong to the post. */
  sheets?: ReactNode
  /** The form for a comment, the last part of the page. */
  commentForm?: ReactNode
}

/** A complete post (spec section 2, "Blog"). The share links use its canonical URL. */
export function PostDetail({ post, copy, previous, next, sidebar, health, sheets, commentForm }: PostDetailProps) {
  const { site } = useSite()
  const pages = sidebar
    ? ({ list: "/blog-with-sidebar", address: postWithSidebarPath } as const)
    : ({ list: "/blog-standard", address: postPath } as const)
  const url = site.siteUrl + postPath(post)
  return (
    <Section space="tight" className="max-sm:pt-0">
      <BlogFrame width="measure" sidebar={sidebar}>
        <div className="space-y-6 md:space-y-12">
          <article data-slot="post" className="space-y-4 md:space-y-8">
            <HeadPicture picture={post.thumbFull} sizes={headPictureSizes[sidebar ? "besideSidebar" : "alone"]} />
            <Lead>{post.description}</Lead>
            <PostHead post={post} />
            <OnThisPage parts={partsOf(post)} />
            <PostBody body={post.body} />
            {sheets}
            {post.isAboutHealth && health && <AnimalHealthNote copy={health} />}
            <Provenance entry={post} />
            <Quote variant="card" data-slot="author-box">
              <QuoteText>{copy.authorBox.quote}</QuoteText>
              <QuoteSource>{copy.authorBox.title}</QuoteSource>
            </Quote>
            <TagList tags={post.tags} route={pages.list} variant="row" />
            <ShareLinks title={post.title} url={url} />
            <p className="hidden text-sm print:block">{url}</p>
          </article>
          <PostNeighbours previous={previous} next={next} address={pages.address} />
          <Folded variant="part" title={postWords.commentsTitle}>
            <div className="space-y-12">
              <Comments comments={copy.comments} />
              {commentForm}
            </div>
          </Folded>
        </div>
      </BlogFrame>
    </Section>
  )
}

/** Date, author and number of comments. */
function PostHead({ post }: Pick<PostDetailProps, "post">) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-muted">
      <time dateTime={isoDate(post.date)}>{post.full_date}</time>{" "}
      <PostFacts author={post.author} comments={post.comments} />
    </p>
  )
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
