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

/**
 * Lets Gatsby's router show the page for visitors without a network under the address that they asked for: the service
 * worker answers any address with it (`src/start/match-paths.ts`). Other pages stay as they are. In development it would
 * answer every unknown address in place of Gatsby's own 404 page; there is no service worker then.
 */
export function openUnderAnyAddress<Page extends MadePage>(page: Page, actions: PageActions<Page>): void {
  if (page.path !== offlineRoute || page.matchPath === ANY_ADDRESS) return
  actions.deletePage(page)
  actions.createPage({ ...page, matchPath: ANY_ADDRESS })
}
