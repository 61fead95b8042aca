/* What other subjects may import: what other lists say of a search. */
export { SearchCut } from "./search-cut"
