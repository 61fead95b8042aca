import { useSite } from "../../hooks/use-site"
import { feedAddress } from "../../routes/addresses"

/** Tells feed readers and browsers where the posts' feed is; rendered by the `Head` of pages that show posts. */
export function FeedLink() {
  const { site } = useSite()
  return <link rel="alternate" type="application/rss+xml" title={site.name} href={feedAddress} />
}
