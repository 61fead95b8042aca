import { graphql, type HeadProps, type PageProps } from "gatsby"
import { FeedLink } from "../features/blog/feed-link"
import { PageIntro } from "../shared/page-intro"
import { Folded } from "../components/folded"
import { SheetLinks } from "../layout/sheet-links"
import { NearCommentForm } from "../layout/near-sections"
import { DetailSeo } from "../layout/detail-seo"
import { Seo } from "../layout/seo"
import { PostSidebar } from "../features/blog/post-sidebar"
import { PostDetail } from "../features/blog/post-detail"
import { listWords } from "../features/blog/list-words"
import { isoDate } from "../lib/calendar"
import { articleData } from "../features/blog/structured-data"
import { useSite } from "../shared/use-site"
import { postPath } from "../lib/paths"
import type { PostContext } from "../lib/page-context"

type Data = Queries.PostPageQuery

/** Where a post is found, by the page's layout. */
const lists = {
  single: { label: "Blog", href: "/blog-standard" },
  sidebar: { label: "Blog", href: "/blog-with-sidebar" },
}

/** A post, with or without the sidebar; of an unknown number the frame alone (spec section 2, "Blog"). */
export default function PostPage({ data, pageContext }: PageProps<Data, PostContext>) {
  const { page, post, blog, previous, next, recent, pictures, tags, health, sheets } = data
  const parents = [lists[pageContext.layout]]
  if (!post || !blog) return <PageIntro page={page} parents={parents} />
  return (
    <>
      <PageIntro
        page={page && { ...page, heading: post.title }}
        parents={parents}
        hasPicture
        width={pageContext.hasSidebar ? "page" : "measure"}
      />
      <PostDetail
        post={post}
        copy={blog}
        previous={previous}
        next={next}
        health={health?.note}
        sheets={sheets.nodes.length > 0 && <SheetLinks sheets={sheets.nodes} />}
        commentForm={<NearCommentForm post={post.title} />}
        sidebar={
          pageContext.hasSidebar && (
            <Folded variant="part" title={listWords.foldedSidebar}>
              <PostSidebar
                recent={recent?.nodes ?? []}
                pictures={pictures?.nodes ?? []}
                tags={tags?.nodes.map(({ category }) => category) ?? []}
              />
            </Folded>
          )
        }
      />
    </>
  )
}

/** Both addresses of a post have the shorter one for canonical. */
export function Head({ data: { post, page } }: HeadProps<Data, PostContext>) {
  const { site } = useSite()
  if (!post) {
    return (
      <Seo title={page?.title ?? ""} description={page?.description ?? ""} path="/blog-standard" isIndexed={false} />
    )
  }
  const address = postPath(post)
  const image = post.thumbFull.file.childImageSharp?.gatsbyImageData.images.fallback?.src
  const date = isoDate(post.date)
  return (
    <>
      <DetailSeo
        kind="post"
        entry={post}
        title={post.title}
        description={post.description}
        crumbs={[{ label: "Home", href: "/" }, lists.single, { label: post.title, href: address }]}
        picture={post.thumbFull.alt}
        isArticle
        structuredData={post.isSample ? [] : [articleData({ ...post, date, image, address }, site)]}
      />
      <meta property="article:published_time" content={date} />
      {!post.isSample && <meta property="article:author" content={post.author} />}
      <FeedLink />
    </>
  )
}

export const query = graphql`
  query PostPage($id: String, $previous: String, $next: String, $recent: [Int], $hasSidebar: Boolean = false) {
    page(route: { eq: "/blog-single" }) {
      ...PageCopy
    }
    blog {
      ...PostCopy
    }
    health: animalHealth {
      note {
        ...AnimalHealthNote
      }
    }
    sheets: allSheet(filter: { posts: { elemMatch: { id: { eq: $id } } } }, sort: { jsonId: ASC }) {
      nodes {
        ...SheetLink
      }
    }
    post(id: { eq: $id }) {
      ...PostCard
      ...PostDetail
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
    pictures: allSidebarGalleryItem(sort: { jsonId: ASC }, limit: 6) @include(if: $hasSidebar) {
      nodes {
        ...SidebarPicture
      }
    }
    tags: allTag(sort: { jsonId: ASC }) @include(if: $hasSidebar) {
      nodes {
        category
      }
    }
  }
`
