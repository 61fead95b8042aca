import { useSite } from "../../shared/use-site"
import { feedPath } from "../../lib/paths"

/** Tells feed readers and browsers where the posts' feed is; rendered by the `Head` of pages that show posts. */
export function FeedLink() {
  const { site } = useSite()
  return <link rel="alternate" type="application/rss+xml" title={site.name} href={feedPath} />
}
