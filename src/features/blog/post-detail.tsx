import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { useSite, type Site } from "../../shared/use-site"
import { isoDate } from "../../lib/calendar"
import type { PagedRoute } from "../../lib/list-pages"
import { farmerPath, postPath } from "../../lib/paths"
import { Avatar } from "../../shared/content-picture"
import { DetailIntro } from "../../shared/detail-frame"
import { getHeadings, PostBody } from "./post-body"
import { PostFacts } from "./post-facts"
import { OnThisPage } from "../../shared/on-this-page"
import { ReviewedBy } from "../../shared/sources"
import { ShareLinks } from "./share-links"
import { TagList } from "./tag-list"
import { Link } from "../../components/link"
import { Quote, QuoteSource, QuoteText } from "../../components/quote"

interface PostProps {
  post: Queries.PostDetailFragment
}

interface PostArticleProps extends PostProps {
  hasSidebar: boolean
  /** The list that its tags link to. */
  list: PagedRoute
  /** Rendered between the text and the author box. */
  children?: ReactNode
}

/** A post with picture, text, author box, tags and share links. */
export function PostArticle({ post, hasSidebar, list, children }: PostArticleProps) {
  return (
    <article data-slot="post" className="space-y-4 md:space-y-8">
      <DetailIntro entry={post} column={hasSidebar ? "besideSidebar" : "measure"}>
        <ReviewedBy review={post.reviewedBy} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm text-ink-muted">
          <time dateTime={isoDate(post.date)}>{post.full_date}</time>{" "}
          <PostFacts author={post.author} comments={post.comments} />
        </p>
      </DetailIntro>
      <OnThisPage sections={getHeadings(post)} />
      <PostBody {...post} />
      {children}
      <AuthorBox post={post} />
      <PostFoot post={post} list={list} />
    </article>
  )
}

function AuthorBox({ post: { author, authorBox } }: PostProps) {
  const { quote, title, farmer } = authorBox
  const portrait = farmer?.thumb ?? authorBox.portrait
  return (
    <Quote data-slot="author-box">
      <QuoteText>{quote}</QuoteText>
      <QuoteSource>
        {portrait && <Avatar picture={portrait} className="size-16" />}
        <span className="min-w-0 flex-1">
          <cite translate="no" className="flex text-base font-semibold not-italic *:flex *:min-h-touch *:items-center">
            {farmer ? <Link href={farmerPath(farmer)}>{author}</Link> : author}
          </cite>{" "}
          {title}
        </span>
      </QuoteSource>
    </Quote>
  )
}

/** Tags, share links and, on paper, the canonical URL. */
function PostFoot({ post, list }: PostProps & { list: PagedRoute }) {
  const url = useSite().site.siteUrl + postPath(post)
  return (
    // A gap, because the row of tags has its own margins.
    <div className="flex flex-col gap-6 max-md:pt-2">
      <TagList tags={post.tags} route={list} variant="row" />
      <ShareLinks title={post.title} url={url} />
      <p className="hidden text-sm print:block">{url}</p>
    </div>
  )
}

/** Returns schema.org's `BlogPosting` of a post. */
export function getArticleData(
  post: Queries.PostDetailFragment,
  { name, siteUrl }: Pick<Site, "name" | "siteUrl">,
): object[] {
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

export const postDetailFragment = graphql`
  fragment PostDetail on Post {
    ...PostSummary
    authorBox {
      quote
      title
      farmer {
        jsonId
        thumb {
          ...AvatarPicture
        }
      }
      portrait {
        ...AvatarPicture
      }
    }
    tags
    isAboutHealth
    sources {
      ...Source
    }
    reviewedBy {
      ...ReviewedBy
    }
    thumbFull {
      ...HeadPicture
    }
    ...PostBody
  }
`
