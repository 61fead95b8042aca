import { searchCutCopy } from "../../shared/search-cut.fixture"
import type { SearchHit } from "../../platform/search"

/* The search's words and two of its results. Copied from data/, so that editing the site's words changes no snapshot. */

export const searchCopy: Queries.SearchCopyFragment = {
  label: "Search the site",
  placeholder: "Cattle, milk, training...",
  kinds: [
    { kind: "service", label: "Service", plural: "Services" },
    { kind: "product", label: "Product", plural: "Products" },
    { kind: "project", label: "Project", plural: "Projects" },
    { kind: "post", label: "Story", plural: "Stories" },
    { kind: "farmer", label: "Farmer", plural: "Farmers" },
    { kind: "page", label: "Page", plural: "Pages" },
  ],
  list: {
    label: "Results",
    loading: "Searching...",
    failed: "We could not load the search. Check your connection and try again.",
    retry: "Try again",
    plain: "Everything on one page",
    empty: "Nothing was found.",
    reset: "Start again",
  },
  offline: {
    failed:
      "The search needs a network the first time, and there is none. Pages that you opened before may be kept on this phone.",
    keptLabel: "Pages you can read now",
  },
  chooseLabel: "Kinds of results",
  allLabel: "Everything",
  one: "One result for “{words}”",
  many: "{count} results for “{words}”",
  meant: "Did you mean “{words}”? These are the results for it.",
  ...searchCutCopy,
  nothing: {
    title: "Nothing here says “{words}” yet",
    lead: "Perhaps we write it differently.",
    tips: ["Try one word in place of several.", "Look for the animal or the product, not for its brand."],
    linksLabel: "Where most visitors go",
    links: [
      { label: "All services", href: "/services" },
      { label: "The shop", href: "/shop" },
    ],
    ask: "Ask us on WhatsApp",
    message: "Hello CaFN, I was looking for “{words}” on your website and did not find it.",
  },
  noScript: "Searching needs JavaScript, which does not run here. Everything on the site is listed below instead.",
}

export const productHit: SearchHit = {
  kind: "product",
  id: 3,
  address: "/shop-single/3",
  title: "Fresh Milk",
  excerpt: [
    { text: "Whole ", isMatch: false },
    { text: "milk", isMatch: true },
    { text: " of the morning, cooled within the hour", isMatch: false },
  ],
}

export const pageHit: SearchHit = {
  kind: "page",
  id: null,
  address: "/home-4",
  title: "Dairy From Members' Farms",
  excerpt: [
    { text: "How members ", isMatch: false },
    { text: "milk", isMatch: true },
    { text: ", test and cool <and sell>", isMatch: false },
  ],
}
