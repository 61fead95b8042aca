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
import { blogFilter, blogSource, type BlogFilter, type BlogRoute, type ListedPost } from "./blog-source"
import { listWords } from "./list-words"

interface BlogListProps {
  route: BlogRoute
  /** The query of the open address: the page's `location.search`. */
  search: string
  /** The page that stands in the HTML, and its posts. */
  page: PageRange
  posts: readonly ListedPost[]
  /** Every tag there is. */
  tags: readonly string[]
  sidebar?: ReactNode
}

/** Where one place of three columns would stay empty the first post takes two. */
const isWide = (index: number, count: number) => index === 0 && count % 3 === 2

const listStyles = cva("grid gap-6 lg:gap-8", {
  variants: {
    variant: {
      column: "",
      columnBesideSidebar: "",
      half: "md:grid-cols-2",
      third: "md:grid-cols-2 lg:grid-cols-3 lg:[&>li:first-child:nth-last-child(3n+2)]:col-span-2",
    },
  },
})

/** The four lists of the blog: how wide a card stands on each (spec section 2, "Blog"). */
const variants = {
  "/blog-standard": "column",
  "/blog-with-sidebar": "columnBesideSidebar",
  "/blog-2-column": "half",
  "/blog-3-column": "third",
} as const satisfies Record<BlogRoute, string>

/** How wide a list without a sidebar is, and so its banner. */
export const blogWidth = (route: BlogRoute) => (route === "/blog-standard" ? "measure" : "page")

/** A list of posts, page by page; a tag or words in the address leave those that carry them. */
export function BlogList({ route, search, page, posts, tags, sidebar }: BlogListProps) {
  const { number, pages, total, limit } = page
  const first = useMemo(() => ({ page: number, pages, total, entries: posts }), [number, pages, total, posts])
  const source = useMemo(() => blogSource(route), [route])
  const list = useList({ route, search, size: limit, first, source })
  const filter = blogFilter(list.query)
  const variant = variants[route]
  const address = sidebar ? postWithSidebarPath : postPath
  return (
    <Section space="tight">
      <SidebarFrame width={blogWidth(route)} sidebar={sidebar}>
        {sidebar && (
          // On phones the sidebar comes after the list, and its tags with it (`post-sidebar.tsx`).
          <nav data-slot="blog-topics" aria-label={listWords.tags} className="mb-6 lg:hidden print:hidden">
            <TagList tags={tags} route={route} current={list.query.tag} variant="row" />
          </nav>
        )}
        {filter && <ActiveFilter filter={filter} href={route} />}
        <PagedList
          list={list}
          words={listWords.list}
          summary={summaryOf(filter, list.total)}
          showsSummary={filter !== null}
          plainHref={(plain) => listPagePath(route, plain)}
        >
          {(entries) => (
            <ul className={listStyles({ variant })}>
              {entries.map((post, index) => (
                <li key={post.jsonId}>
                  <PostCard
                    post={post}
                    level={2}
                    variant={variant === "third" && isWide(index, entries.length) ? "wide" : variant}
                    href={address(post)}
                    priority={index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </SidebarFrame>
    </Section>
  )
}

/** The tag or the words that the list is filtered by; a press takes them away. */
function ActiveFilter({ filter, href }: { filter: BlogFilter; href: string }) {
  return (
    <p data-slot="active-filter" className="mb-3">
      <ButtonLink href={href} variant="outline" current={false} className="wrap-anywhere">
        <span>{`“${filter.value}”`}</span>
        <VisuallyHidden>{` (${listWords.list.reset})`}</VisuallyHidden>
        <Icon icon={X} size="xs" />
      </ButtonLink>
    </p>
  )
}

function summaryOf(filter: BlogFilter | null, count: number): string {
  if (!filter) return listWords.allPosts(count)
  return filter.by === "tag" ? listWords.postsTagged(filter.value, count) : listWords.postsWith(filter.value, count)
}
