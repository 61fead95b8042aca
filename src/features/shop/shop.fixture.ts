/*
 * The shop's words, and a cart.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const shopListCopy: Queries.ShopListTextsFragment = {
  list: {
    label: "Products",
    loading: "Loading the products...",
    failed: "We could not load the products. Check your connection and try again.",
    retry: "Try again",
    plain: "All products, page by page",
    empty: "There is nothing here at the moment.",
    reset: "Show all products",
  },
  filterLabel: "Category",
  filters: [
    {
      value: "all",
      label: "All",
    },
    {
      value: "cattle",
      label: "Cattle",
    },
    {
      value: "dairy",
      label: "Dairy",
    },
    {
      value: "poultry",
      label: "Poultry",
    },
    {
      value: "meat",
      label: "Meat",
    },
  ],
  savedLabel: "Saved",
  savedEmpty: "Nothing is saved here yet. Press the heart on a product, and you find it here again.",
  sortLabel: "Sort by",
  sorts: [
    {
      value: "latest",
      label: "Latest",
    },
    {
      value: "recent",
      label: "Recent",
    },
    {
      value: "popular",
      label: "Popular",
    },
    {
      value: "relevant",
      label: "Relevant",
    },
  ],
  viewLabel: "How to show the products",
  gridLabel: "Grid",
  listLabel: "List",
  summary: "Showing {from}–{to} of {total} results",
  comparison: {
    openLabel: "Compare",
    removeLabel: "Remove",
    clearLabel: "Remove all",
    title: "Compare products",
    empty: "No product is here yet. Press the scales on a product to compare it with others.",
    single: "One product is here. Add another, and you see them side by side.",
    loading: "Loading the products...",
    failed: "Not every product arrived. Check your connection and try again.",
    retry: "Try again",
    product: "Product",
    price: "Price",
    rating: "Rating",
    unit: "Sold as",
    category: "Category",
    tags: "Tags",
    stock: "Stock",
    details: "Additional Information",
  },
}
