import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useMemo } from "react"
import { FeedLink } from "../features/blog/feed-link"
import { ListIntro, ListSeo } from "../layout/list-page"
import { PostSidebar } from "../features/blog/post-sidebar"
import { BlogList, getListWidth } from "../features/blog/blog-list"
import type { BlogRoute } from "../features/blog/blog-source"
import { useListQuery } from "../shared/use-list"
import { listPagePath } from "../lib/paths"
import type { ListContext } from "../lib/page-context"

type Data = Queries.BlogPageQuery
type BlogContext = ListContext & { route: BlogRoute }

export default function BlogPage({ data, pageContext, location }: PageProps<Data, BlogContext>) {
  const { page, posts, recent, blog } = data
  const { route, number, hasSidebar } = pageContext
  const query = useListQuery(location.search)
  const tags = useMemo(() => blog?.tags.map(({ category }) => category) ?? [], [blog])
  return (
    <>
      <ListIntro page={page} number={number} width={getListWidth(route)} />
      <BlogList
        key={listPagePath(route, number)}
        route={route}
        search={location.search}
        range={pageContext}
        firstPosts={posts.nodes}
        tags={tags}
        sidebar={
          hasSidebar && (
            <PostSidebar
              recent={recent?.nodes ?? []}
              pictures={blog?.gallery ?? []}
              tags={tags}
              tag={query.tag}
              tagsAbove
            />
          )
        }
      />
    </>
  )
}

/** All lists have the same posts: the first one is canonical for the others. */
export function Head({ data: { page }, pageContext }: HeadProps<Data, BlogContext>) {
  const { route, number } = pageContext
  return (
    <>
      <ListSeo page={page} number={number} path={page?.canonical ?? listPagePath(route, number)} />
      <FeedLink />
    </>
  )
}

export const query = graphql`
  query BlogPage($route: String!, $entries: [Int]!, $recent: [Int]!, $hasSidebar: Boolean = false) {
    page(route: { eq: $route }) {
      ...PageContent
    }
    posts: allPost(filter: { jsonId: { in: $entries } }, sort: { jsonId: ASC }) {
      nodes {
        ...PostCard
      }
    }
    blog {
      tags {
        category
      }
      gallery @include(if: $hasSidebar) {
        ...SidebarPicture
      }
    }
    recent: allPost(filter: { jsonId: { in: $recent } }, sort: { jsonId: ASC }) @include(if: $hasSidebar) {
      nodes {
        ...RecentPost
      }
    }
  }
`
