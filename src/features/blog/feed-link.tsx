import { useSite } from "../../shared/use-site"
import { feedPath } from "../../lib/paths"

/** Links the posts' feed; for the `Head` of pages with posts. */
export function FeedLink() {
  const { site } = useSite()
  return <link rel="alternate" type="application/rss+xml" title={site.name} href={feedPath} />
}
