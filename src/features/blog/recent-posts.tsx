import { graphql } from "gatsby"
import { truncateTitle } from "./excerpt"
import { isoDate } from "../../lib/calendar"
import { postWithSidebarPath } from "../../lib/paths"
import { Link } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"

export function RecentPosts({ posts }: { posts: readonly Queries.RecentPostFragment[] }) {
  return (
    <ul data-slot="recent-posts" className="space-y-4">
      {posts.map((post) => (
        <li key={post.jsonId} className="flex items-center gap-4">
          <ContentPicture
            picture={post.thumb}
            decorative
            fit="cover"
            className="size-16 shrink-0 overflow-hidden rounded-md"
          />
          <div className="min-w-0">
            <Link
              href={postWithSidebarPath(post)}
              variant="quiet"
              className="flex min-h-touch items-center text-sm leading-snug font-semibold"
            >
              {truncateTitle(post.title)}
            </Link>{" "}
            <time dateTime={isoDate(post.date)} className="text-xs text-ink-muted">
              {post.full_date}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const recentPostFragment = graphql`
  fragment RecentPost on Post {
    ...PostNeighbour
    date {
      day
      month
      year
    }
    full_date
    thumb {
      ...AvatarPicture
    }
  }
`
