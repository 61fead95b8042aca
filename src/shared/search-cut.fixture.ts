/* Copied from data/search.json, so that editing the site changes no snapshot. */

export const searchCutCopy: Queries.SearchCutCopyFragment = {
  cut: "A search takes at most {count} characters. These words are longer, and only their beginning was searched for.",
}
