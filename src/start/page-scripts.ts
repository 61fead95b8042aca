import { yieldToMain } from "./yield-to-main"

/** Gatsby's table of the pages' own scripts, which it leaves on `window`: what asks for each. */
export interface PageScriptsTable {
  components: Record<string, () => Promise<unknown>>
}

declare global {
  interface Window {
    asyncRequires: PageScriptsTable
  }
}

/**
 * Gatsby reads a page's data and asks for the page's scripts, some eight of them, in one task; from now on these are
 * two. The table is changed in place, because Gatsby's loader holds it.
 */
export function askInOwnTask({ components }: PageScriptsTable): void {
  for (const [name, ask] of Object.entries(components)) components[name] = () => yieldToMain().then(ask)
}
