import { cx } from "class-variance-authority"
import { graphql, navigate } from "gatsby"
import type { ReactNode } from "react"
import { listHref } from "../../lib/list-query"
import { Heading } from "../../components/heading"
import { SearchBox } from "../../components/search-box"
import { RecentPosts } from "./recent-posts"
import { SidebarGallery } from "./sidebar-gallery"
import { SocialLinks } from "../../shared/social-links"
import { TagList } from "./tag-list"

/** The sidebar's data, the same on every page that has one. */
export interface SidebarContent {
  recent: readonly Queries.RecentPostFragment[]
  pictures: readonly Queries.SidebarPictureFragment[]
  tags: readonly string[]
}

interface PostSidebarProps extends SidebarContent {
  copy: Queries.SidebarCopyFragment
  /** The tag filter of the list beside it. */
  tag?: string
  /** True if on phones the list above the sidebar shows the tags (`blog-list.tsx`). */
  tagsAbove?: boolean
}

/** Path of the list that the sidebar's search and tags lead to. */
const LIST = "/blog-with-sidebar"

/** The blog's sidebar: keyword search, recent posts, gallery, follow us, tags (spec section 2, "Sidebar"). */
export function PostSidebar({ copy, recent, pictures, tags, tag, tagsAbove }: PostSidebarProps) {
  return (
    <aside data-slot="post-sidebar" aria-label={copy.sidebarLabel} className="space-y-12 print:hidden">
      <Part title={copy.searchTitle}>
        <p className="no-js-only">{copy.searchNoScript}</p>
        <SearchBox
          action={LIST}
          label={copy.searchTitle}
          placeholder={copy.searchPlaceholder}
          className="js-only"
          onSearch={(q) => void navigate(listHref(LIST, { q }))}
        />
      </Part>
      <Part title={copy.recentTitle}>
        <RecentPosts posts={recent} />
      </Part>
      <Part title={copy.galleryTitle}>
        <SidebarGallery pictures={pictures} label={copy.galleryTitle} loadingText={copy.galleryLoading} />
      </Part>
      <Part title={copy.followTitle}>
        <SocialLinks />
      </Part>
      <Part title={copy.tagsTitle} className={tagsAbove ? "max-lg:hidden" : undefined}>
        <TagList tags={tags} route={LIST} current={tag} />
      </Part>
    </aside>
  )
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={cx("space-y-4", className)}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </section>
  )
}

export const sidebarCopyFragment = graphql`
  fragment SidebarCopy on Blog {
    sidebarLabel
    searchTitle
    searchPlaceholder
    searchNoScript
    recentTitle
    galleryTitle
    galleryLoading
    followTitle
    tagsTitle
  }
`
