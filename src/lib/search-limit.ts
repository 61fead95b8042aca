/** In characters: no visitor types more, and long texts make the search slow. */
export const MAX_SEARCH_LENGTH = 200
