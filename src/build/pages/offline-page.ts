import { ANY_ADDRESS, offlineRoute } from "../../lib/paths"

/** A page as Gatsby has made it of a file in src/pages. */
interface MadePage {
  path: string
  matchPath?: string
}

interface PageActions<Page extends MadePage> {
  deletePage: (page: Page) => void
  createPage: (page: Page) => void
}

interface SiteOfPages {
  /** `features.offline` of data/site.json. */
  keepsPages: () => boolean
  isDevelopment: boolean
}

/**
 * Lets Gatsby's router show the page for visitors without a network under the address that they asked for: the service
 * worker answers any address with it (`src/start/match-paths.ts`). Other pages stay as they are. In development it would
 * answer every unknown address in place of Gatsby's own 404 page; there is no service worker then. A site that keeps no
 * pages has no such page.
 */
export function settleOfflinePage<Page extends MadePage>(
  page: Page,
  actions: PageActions<Page>,
  { keepsPages, isDevelopment }: SiteOfPages,
): void {
  if (page.path !== offlineRoute || page.matchPath === ANY_ADDRESS) return
  const isLeftOut = !keepsPages()
  if (isDevelopment && !isLeftOut) return
  actions.deletePage(page)
  if (isLeftOut) return
  actions.createPage({ ...page, matchPath: ANY_ADDRESS })
}
