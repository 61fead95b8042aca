import { loadPagefind, siteSearch } from "./site-search"

/** Searches the whole site; box and results page share what has been fetched for it. */
export const searchSite = siteSearch(loadPagefind)
