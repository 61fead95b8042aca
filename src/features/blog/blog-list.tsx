import { cva } from "class-variance-authority"
import { X } from "lucide-react"
import { useMemo, type ReactNode } from "react"
import { useList } from "../../shared/use-list"
import { listPagePath, postPath, postWithSidebarPath } from "../../lib/paths"
import type { PageRange } from "../../lib/list-pages"
import { PagedList } from "../../shared/paged-list"
import { SidebarFrame } from "../../shared/sidebar-frame"
import { PostCard } from "./post-card"
import { TagList } from "./tag-list"
import { ButtonLink } from "../../components/button"
import { Icon } from "../../components/icon"
import { Section } from "../../components/section"
import { VisuallyHidden } from "../../components/visually-hidden"
import { getBlogFilter, createBlogSource, type BlogFilter, type BlogRoute, type ListedPost } from "./blog-source"
import { listMessages } from "./list-messages"

interface BlogListProps {
  route: BlogRoute
  /** The page's `location.search`. */
  search: string
  /** The page in the HTML. */
  range: PageRange
  /** Its posts. Must be stable between renders. */
  firstPosts: readonly ListedPost[]
  tags: readonly string[]
  sidebar?: ReactNode
}

/** Whether a post spans two of three columns: the first one, so that the last row has no gap. */
const spansTwoColumns = (index: number, count: number) => index === 0 && count % 3 === 2

const listStyles = cva("grid gap-6 lg:gap-8", {
  variants: {
    variant: {
      column: "",
      columnBesideSidebar: "",
      half: "md:grid-cols-2",
      third: "md:grid-cols-2 lg:grid-cols-3",
    },
  },
})

/** The layout of the blog's four lists. */
const variants = {
  "/blog-standard": "column",
  "/blog-with-sidebar": "columnBesideSidebar",
  "/blog-2-column": "half",
  "/blog-3-column": "third",
} as const satisfies Record<BlogRoute, string>

/** Returns the width of a list without a sidebar, which its banner shares. */
export const getListWidth = (route: BlogRoute) => (route === "/blog-standard" ? "measure" : "page")

/** A list of posts in pages, which a tag or a search in the URL filters. */
export function BlogList({ route, search, range, firstPosts, tags, sidebar }: BlogListProps) {
  const source = useMemo(() => createBlogSource(route), [route])
  const list = useList({ route, search, range, firstEntries: firstPosts, source })
  const filter = getBlogFilter(list.query)
  const variant = variants[route]
  const getPath = sidebar ? postWithSidebarPath : postPath
  return (
    <Section space="tight">
      <SidebarFrame width={getListWidth(route)} sidebar={sidebar}>
        {sidebar && (
          // On phones the sidebar, with its tags, comes after the list (`post-sidebar.tsx`).
          <nav data-slot="blog-topics" aria-label={listMessages.tags} className="mb-6 lg:hidden print:hidden">
            <TagList tags={tags} route={route} current={list.query.tag} variant="row" />
          </nav>
        )}
        {filter && <ActiveFilter filter={filter} href={route} />}
        <PagedList
          list={list}
          messages={listMessages.list}
          summary={getSummary(filter, list.total)}
          showsSummary={filter !== null}
          plainHref={(plain) => listPagePath(route, plain)}
        >
          {(entries) => (
            <ul className={listStyles({ variant })}>
              {entries.map((post, index) => {
                const isDouble = variant === "third" && spansTwoColumns(index, entries.length)
                return (
                  <li key={post.jsonId} className={isDouble ? "lg:col-span-2" : undefined}>
                    <PostCard
                      post={post}
                      level={2}
                      variant={isDouble ? "wide" : variant}
                      href={getPath(post)}
                      priority={index === 0}
                    />
                  </li>
                )
              })}
            </ul>
          )}
        </PagedList>
      </SidebarFrame>
    </Section>
  )
}

/** Shows the list's filter; a click removes it. */
function ActiveFilter({ filter, href }: { filter: BlogFilter; href: string }) {
  return (
    <p data-slot="active-filter" className="mb-3">
      <ButtonLink href={href} variant="outline" current={false} className="wrap-anywhere">
        <span>{`“${filter.value}”`}</span>
        <VisuallyHidden>{` (${listMessages.list.reset})`}</VisuallyHidden>
        <Icon icon={X} size="xs" />
      </ButtonLink>
    </p>
  )
}

function getSummary(filter: BlogFilter | null, count: number): string {
  if (!filter) return listMessages.allPosts(count)
  return filter.by === "tag"
    ? listMessages.postsTagged(filter.value, count)
    : listMessages.postsWith(filter.value, count)
}
