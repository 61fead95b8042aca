export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches
