import { changeListQuery, type List, listHref } from "../platform/lists"

export const listCopy: Queries.ListCopyFragment = {
  label: "Products",
  loading: "Loading products …",
  failed: "This page of the list did not arrive. The network may be weak just now.",
  retry: "Try again",
  plain: "All products, page by page",
  empty: "Nothing is found under what you have chosen.",
  reset: "Show all products",
}

/** A list as `useList` gives it, on the second of five pages. */
export const listOf = (changes: Partial<List<string>> = {}): List<string> => ({
  route: "/shop",
  query: { page: "2" },
  page: 2,
  pages: 5,
  total: 40,
  size: 8,
  entries: ["Fresh Milk", "Broiler Chicken", "Poultry Eggs"],
  about: undefined,
  state: "ready",
  retry: () => {},
  href: (change) => listHref("/shop", changeListQuery({}, change)),
  go: () => {},
  startId: "list",
  ...changes,
})
