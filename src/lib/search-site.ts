import { loadPagefind, siteSearch } from "./site-search"

/** Searches the whole site; the search box and the results page share this instance and its cache. */
export const searchSite = siteSearch(loadPagefind)
