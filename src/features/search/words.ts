import { groupThousands } from "../../lib/group-thousands"
import type { SearchKind } from "../../platform/search"

/** The words of the search box, which stands on every page, and of its suggestions. */
export const words = {
  label: "Search the site",
  placeholder: "Cattle, milk, training...",

  /** In the order of the results page's choices. */
  kinds: {
    service: { one: "Service", many: "Services" },
    product: { one: "Product", many: "Products" },
    project: { one: "Project", many: "Projects" },
    post: { one: "Story", many: "Stories" },
    farmer: { one: "Farmer", many: "Farmers" },
    page: { one: "Page", many: "Pages" },
  } satisfies Record<SearchKind, { one: string; many: string }>,

  suggestions: {
    label: "Suggestions",
    loading: "Searching...",
    found: (count: number) => (count === 1 ? "One suggestion." : `${count} suggestions.`),
    /** Read aloud after it, and not shown: a phone has no arrow keys. */
    keys: "Use the arrow keys to choose.",
    none: "Nothing found so far. Finish the word, or try another.",
    meant: (searched: string) => `Did you mean “${searched}”?`,
    failed: "We could not load suggestions. Press Enter to search without them.",
    offline: "The search needs a network the first time, and there is none.",
    all: (count: number) => `All ${groupThousands(count)} results`,
  },
  cut: (most: number) =>
    `A search takes at most ${most} characters. These words are longer, and only their beginning was searched for.`,
}
