/** In characters: no visitor types more, and long texts make the search slow. */
export const LONGEST_SEARCH = 200
