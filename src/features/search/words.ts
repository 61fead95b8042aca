/** The words of the search box, which stands on every page. */
export const words = {
  label: "Search the site",
  placeholder: "Cattle, milk, training...",
  cut: (most: number) =>
    `A search takes at most ${most} characters. These words are longer, and only their beginning was searched for.`,
}
