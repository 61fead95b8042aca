import { yieldToMain } from "./yield-to-main"

/** Gatsby's table on `window`: one function per page component that requests its chunk. */
export interface PageScriptsTable {
  components: Record<string, () => Promise<unknown>>
}

declare global {
  interface Window {
    asyncRequires: PageScriptsTable
  }
}

/**
 * Gatsby parses a page's data and requests the page's chunks (about eight) in one task; this splits it into two. The
 * table is changed in place, because Gatsby's loader has a reference to it.
 */
export function askInOwnTask({ components }: PageScriptsTable): void {
  for (const [name, ask] of Object.entries(components)) components[name] = () => yieldToMain().then(ask)
}
