/** The words of the search box, which stands on every page. */
export const words = {
  label: "Search the site",
  placeholder: "Cattle, milk, training...",
}
