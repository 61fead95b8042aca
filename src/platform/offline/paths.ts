/** What a request asks for; each kind is answered in its own way (`worker.ts`). */
export type Kind = "document" | "data" | "picture" | "file"

/** The part of a `Request` that decides on its kind. */
interface Asked {
  mode: string
  destination: string
  url: string
}

/** @returns undefined for a video, of which players ask for parts: it is left to the browser, and its poster stays */
export function kindOf({ mode, destination, url }: Asked): Kind | undefined {
  const { pathname } = new URL(url)
  if (mode === "navigate" || !pathname.includes(".")) return "document"
  if (pathname.startsWith("/page-data/")) return "data"
  if (destination === "video" || /\.(?:mp4|webm)$/.test(pathname)) return undefined
  if (destination === "image" || isPicture(pathname)) return "picture"
  return "file"
}

const isPicture = (path: string): boolean => /\.(?:avif|webp|jpe?g|png|svg|ico|gif)$/.test(path)

/**
 * The key under which an answer is cached: the address without its query, fragment and ending slash. What a visitor has
 * typed may stand in a query; it is never cached.
 */
export const keyOf = (address: string): string =>
  new URL(address, "https://site.invalid").pathname.replace(/(.)\/+$/, "$1")

/** Where the data of a page lies: "/shop" → "/page-data/shop/page-data.json". */
export const dataPath = (page: string): string => `/page-data${page === "/" ? "/index" : page}/page-data.json`

/** Pictures that were made from the same original begin alike: "/static/<original>/<size>/cow.webp". */
export const originalOf = (path: string): string | null => /^\/static\/[0-9a-f]{32}\//.exec(path)?.[0] ?? null
