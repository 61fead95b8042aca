import { groupThousands } from "../../lib/group-thousands"
import type { SearchKind } from "../../platform/search"

const list = {
  label: "Results",
  loading: "Searching...",
  failed: "We could not load the search. Check your connection and try again.",
  plain: "Everything on one page",
  empty: "Nothing was found.",
  reset: "Start again",
}

/** In its own file, because messages.ts is in the bundle of every page. */
export const resultsMessages = {
  withoutScripts:
    "Searching needs JavaScript, which does not run here. Everything on the site is listed below instead; your browser's own search (find in page) looks through it.",

  chooseKind: "Kinds of results",
  allKinds: "Everything",

  list,
  /** Offline, while the search index is not cached. */
  offlineList: {
    ...list,
    failed: "The search needs internet the first time. Read the pages that this phone has kept.",
    plain: "Pages you can read now",
  },
  found: (count: number, searched: string) =>
    count === 1 ? `One result for “${searched}”` : `${groupThousands(count)} results for “${searched}”`,
  correction: (searched: string) => `Did you mean “${searched}”? These are the results for it.`,
  everything: "Or look through everything",

  nothing: {
    title: (searched: string) => `We found nothing for “${searched}”`,
    lead: "Try one short word, in English, Luganda, Runyankore or Swahili.",
    links: "Where most visitors go",
  },

  /** In the order of the results page's choices. */
  kinds: {
    service: { one: "Service", many: "Services" },
    product: { one: "Product", many: "Products" },
    project: { one: "Project", many: "Projects" },
    post: { one: "Story", many: "Stories" },
    farmer: { one: "Farmer", many: "Farmers" },
    page: { one: "Page", many: "Pages" },
  } satisfies Record<SearchKind, { one: string; many: string }>,
}
