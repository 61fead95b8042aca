import { WORKER_ADDRESS } from "../lib/worker-messages"

/** Gatsby's file on the build, to which `src/build/worker` adds its own id. */
export const APP_DATA_PATH = "/page-data/app-data.json"

/** How a request is answered (`sw.ts`); null: by the browser itself, as if there were no worker. */
export type Treatment = "document" | "data" | "file" | "picture" | "video" | null

/** What decides on the treatment: a part of `Request`. */
export interface Asked {
  method: string
  mode: string
  destination: string
  url: string
}

/** Files whose names change with their content (`IMMUTABLE_FOLDERS` in src/build/hosts/host-rules.ts). */
const HASHED = /^(?:\/static\/.+|\/[^/]+-[0-9a-f]{12,20}\.js|\/styles\.[0-9a-f]{12,20}\.css)$/

export const isHashed = (path: string): boolean => HASHED.test(path)

const PICTURE = /\.(?:avif|webp|jpe?g|png|svg|ico|gif)$/

/** How the worker answers a request. Whatever is sent somewhere (POST), or asked of another host, is left alone. */
export function treatmentOf({ method, mode, destination, url }: Asked, origin: string): Treatment {
  const { origin: asked, pathname } = new URL(url)
  if (method !== "GET" || asked !== origin || pathname === WORKER_ADDRESS) return null
  if (mode === "navigate") return "document"
  if (/^\/(?:page-data|lists)\/.+\.json$/.test(pathname)) return "data"
  if (destination === "video" || destination === "audio" || isVideo(pathname)) return "video"
  if (destination === "image" || PICTURE.test(pathname)) return "picture"
  const isFile = isHashed(pathname) || pathname === "/search.json"
  return isFile || ["font", "script", "style", "manifest"].includes(destination) ? "file" : null
}

export const isVideo = (path: string): boolean => /\.(?:mp4|webm|ogg|mp3|m4a)$/.test(path)

/**
 * The key under which an answer is kept: the address without its query, fragment and ending slash. What a visitor has
 * typed may stand in a query; it is never kept.
 */
export const keyOf = (address: string, base = "https://site.invalid"): string =>
  new URL(address, base).pathname.replace(/(.)\/+$/, "$1")

/** Where the data of a page lies: "/shop" → "/page-data/shop/page-data.json". */
export const dataPath = (page: string): string => `/page-data${page === "/" ? "/index" : page}/page-data.json`

/** The page that data belong to; null for other data. */
export function pageOfData(path: string): string | null {
  const [, page] = /^\/page-data(\/.+)\/page-data\.json$/.exec(path) ?? []
  if (!page) return null
  return page === "/index" ? "/" : page
}

/** Path of the result of one of Gatsby's static queries. */
export const queryPath = (hash: string): string => `/page-data/sq/d/${hash}.json`

/** Pictures that were made from the same original begin alike: "/static/<original>/<size>/cow.webp". */
export const originalOf = (path: string): string | null => /^\/static\/[0-9a-f]{32}\//.exec(path)?.[0] ?? null
