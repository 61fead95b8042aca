import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import { listHref } from "../../lib/list-query"
import { goTo } from "../../shared/page-change"
import { Heading } from "../../components/heading"
import { SearchBox } from "../../components/search-box"
import { RecentPosts } from "./recent-posts"
import { SidebarGallery } from "./sidebar-gallery"
import { SocialLinks } from "../contact"
import { TagList } from "./tag-list"
import { listMessages } from "./list-messages"

/** The sidebar's data, the same on every page that has one. */
export interface SidebarContent {
  recent: readonly Queries.RecentPostFragment[]
  pictures: readonly Queries.SidebarPictureFragment[]
  tags: readonly string[]
}

interface PostSidebarProps extends SidebarContent {
  /** The tag filter of the list beside it. */
  tag?: string
  /** True if on phones the list above the sidebar shows the tags (`blog-list.tsx`). */
  tagsAbove?: boolean
}

/** The list that the search and the tags link to. */
const LIST_ROUTE = "/blog-with-sidebar"

export function PostSidebar({ recent, pictures, tags, tag, tagsAbove }: PostSidebarProps) {
  return (
    <aside data-slot="post-sidebar" aria-label={listMessages.sidebar} className="space-y-12 lg:h-full print:hidden">
      <SidebarSection title={listMessages.search}>
        <p className="no-js-only">{listMessages.searchWithoutScript}</p>
        <SearchBox
          action={LIST_ROUTE}
          label={listMessages.search}
          placeholder={listMessages.searchExample}
          className="js-only"
          onSearch={(q) => goTo(listHref(LIST_ROUTE, { q }))}
        />
      </SidebarSection>
      <SidebarSection title={listMessages.recentPosts}>
        <RecentPosts posts={recent} />
      </SidebarSection>
      <SidebarSection title={listMessages.gallery}>
        <SidebarGallery pictures={pictures} />
      </SidebarSection>
      <SidebarSection title={listMessages.followUs}>
        <SocialLinks />
      </SidebarSection>
      <SidebarSection
        title={listMessages.tags}
        className={cx("lg:sticky lg:top-28 low:static", tagsAbove && "max-lg:hidden")}
      >
        <TagList tags={tags} route={LIST_ROUTE} current={tag} />
      </SidebarSection>
    </aside>
  )
}

function SidebarSection({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={cx("space-y-4", className)}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </section>
  )
}
