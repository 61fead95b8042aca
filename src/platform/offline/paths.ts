/** The type of a request, which decides how `worker.ts` answers. */
export type Kind = "document" | "data" | "picture" | "file"

interface RequestInfo {
  mode: string
  destination: string
  url: string
}

/** Returns undefined for a video: players request ranges, so the browser answers. */
export function getKind({ mode, destination, url }: RequestInfo): Kind | undefined {
  const { pathname } = new URL(url)
  if (mode === "navigate" || !pathname.includes(".")) return "document"
  if (pathname.startsWith("/page-data/")) return "data"
  if (destination === "video" || /\.(?:mp4|webm)$/.test(pathname)) return undefined
  if (destination === "image" || isPicture(pathname)) return "picture"
  return "file"
}

const isPicture = (path: string): boolean => /\.(?:avif|webp|jpe?g|png|svg|ico|gif)$/.test(path)

/** Returns an address's cache key, without its query, which can hold typed text. */
export const getKey = (address: string): string =>
  new URL(address, "https://site.invalid").pathname.replace(/(.)\/+$/, "$1")

/** Returns the address of a page's data: "/shop" → "/page-data/shop/page-data.json". */
export const dataPath = (page: string): string => `/page-data${page === "/" ? "/index" : page}/page-data.json`

/** Returns the common prefix of all sizes of a picture: "/static/<original>/<size>/cow.webp". */
export const getOriginal = (path: string): string | null => /^\/static\/[0-9a-f]{32}\//.exec(path)?.[0] ?? null
