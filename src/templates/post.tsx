import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AnimalHealthNote } from "../features/animal-health/animal-health-note"
import { Comments } from "../features/blog/comments"
import { FeedLink } from "../features/blog/feed-link"
import { listMessages } from "../features/blog/list-messages"
import { getArticleData, PostArticle } from "../features/blog/post-detail"
import { PostNeighbours } from "../features/blog/post-neighbours"
import { PostSidebar } from "../features/blog/post-sidebar"
import { DetailFrame } from "../shared/detail-frame"
import { getDetailCrumbs } from "../shared/messages"
import { PageIntro } from "../shared/page-intro"
import { Sources } from "../shared/sources"
import { useSite } from "../shared/use-site"
import { Disclosure } from "../components/disclosure"
import { PrintableLinks } from "../layout/printable-links"
import { DeferredCommentForm } from "../layout/deferred-sections"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { isoDate } from "../lib/calendar"
import { postPath, postWithSidebarPath } from "../lib/paths"
import type { PostContext } from "../lib/page-context"

type Data = Queries.PostPageQuery

/** The list that a post belongs to, and its path: pages with a sidebar link to others that have one. */
const layouts = {
  alone: { list: { label: "Blog", href: "/blog-standard" }, getPath: postPath },
  besideSidebar: { list: { label: "Blog", href: "/blog-with-sidebar" }, getPath: postWithSidebarPath },
} as const

/** A post, with or without the sidebar; for an unknown id, the frame alone. */
export default function PostPage({ data, pageContext: { hasSidebar } }: PageProps<Data, PostContext>) {
  const { post, blog, previous, next, recent, health, printables } = data
  const { list, getPath } = layouts[hasSidebar ? "besideSidebar" : "alone"]
  if (!post || !blog) return <PageIntro page={null} />
  const sidebar = hasSidebar && (
    <Disclosure title={listMessages.sidebarSummary}>
      <PostSidebar
        recent={recent?.nodes ?? []}
        pictures={blog.gallery ?? []}
        tags={blog.tags?.map(({ category }) => category) ?? []}
      />
    </Disclosure>
  )
  return (
    <DetailFrame
      title={post.title}
      breadcrumb={getDetailCrumbs(list, { label: post.title, href: getPath(post) })}
      scene="blog"
      width="measure"
      sidebar={sidebar}
    >
      <PostArticle post={post} hasSidebar={hasSidebar} list={list.href}>
        <PrintableLinks printables={printables.nodes} />
        {post.isAboutHealth && health && <AnimalHealthNote content={health.note} />}
        <Sources sources={post.sources} />
      </PostArticle>
      <PostNeighbours previous={previous} next={next} getPath={getPath} />
      <Comments comments={blog.comments}>
        <DeferredCommentForm post={post.title} />
      </Comments>
    </DetailFrame>
  )
}

/** The shorter URL of a post is canonical. */
export function Head({ data: { post } }: HeadProps<Data, PostContext>) {
  const { site } = useSite()
  if (!post) return <PageSeo page={null} />
  return (
    <>
      <DetailSeo
        title={post.title}
        description={post.description}
        crumbs={getDetailCrumbs(layouts.alone.list, { label: post.title, href: postPath(post) })}
        picture={post.thumbFull}
        isArticle
        structuredData={getArticleData(post, site)}
      />
      <meta property="article:published_time" content={isoDate(post.date)} />
      <meta property="article:author" content={post.author} />
      <FeedLink />
    </>
  )
}

export const query = graphql`
  query PostPage($id: String, $previous: String, $next: String, $recent: [Int], $hasSidebar: Boolean = false) {
    blog {
      comments {
        ...Comment
      }
      tags @include(if: $hasSidebar) {
        category
      }
      gallery @include(if: $hasSidebar) {
        ...SidebarPicture
      }
    }
    health: animalHealth {
      note {
        ...HealthNote
      }
    }
    printables: allPrintable(filter: { posts: { elemMatch: { id: { eq: $id } } } }, sort: { jsonId: ASC }) {
      nodes {
        ...PrintableLink
      }
    }
    post(id: { eq: $id }) {
      ...PostDetail
      thumbFull {
        ...SharePicture
      }
    }
    previous: post(id: { eq: $previous }) {
      ...PostNeighbour
    }
    next: post(id: { eq: $next }) {
      ...PostNeighbour
    }
    recent: allPost(filter: { jsonId: { in: $recent } }, sort: { jsonId: ASC }) @include(if: $hasSidebar) {
      nodes {
        ...RecentPost
      }
    }
  }
`
