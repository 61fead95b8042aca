export const listMessages = {
  list: {
    label: "Products",
    loading: "Loading the products...",
    failed: "We could not load the products. Check your connection and try again.",
    plain: "All products, page by page",
    empty: "There is nothing here at the moment.",
    reset: "Show all products",
  },
  savedEmpty: "Nothing is saved here yet. Press the heart on a product, and you find it here again.",
  showing: (from: number, to: number, total: number) => `Showing ${from}–${to} of ${total} results`,
  saved: (count: number) => `Saved (${count})`,
  groupOrder: "Feed, salt, seed and tools: order with your group",
  /** A phone's button for wishlist, view and order. */
  moreFilters: "Saved, view and order",
  sortBy: "Sort by",
  sorts: { latest: "Latest", recent: "Recent", popular: "Popular", relevant: "Relevant" },
  view: "How to show the products",
  grid: "Grid",
  rows: "List",
  kindOfProduct: "Kind of product",
  shownOf: (count: number, total: string) => `Showing ${count} of ${total} products`,
}
