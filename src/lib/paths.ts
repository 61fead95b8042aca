/*
 * Every address of the site (spec section 2, decisions.md "Routes"), in one place: page creation, links, the sitemap
 * and the content check read it here. No address ends in a slash.
 */

/** Pages with one fixed address. */
export const staticRoutes = [
  "/",
  "/home-2",
  "/home-3",
  "/home-4",
  "/about-us",
  "/farm",
  "/farmers",
  "/contact",
  "/gallery",
  "/registration-form",
  "/register",
  "/login",
  "/project",
  "/services",
  "/services-2",
  "/blog-standard",
  "/blog-with-sidebar",
  "/blog-2-column",
  "/blog-3-column",
  "/shop",
  "/cart",
  "/checkout",
  "/search",
  "/site-map",
] as const

/** Where detail pages live. The bare route itself is no page; unknown addresses below it get an empty frame (`framePath`). */
export const detailRoutes = [
  "/farmer-details",
  "/project-details",
  "/service-details",
  "/blog-single",
  "/blog-single-with-sidebar",
  "/shop-single",
  "/shop-single-thumb",
] as const

/** What Gatsby serves for an address that isn't there. */
export const notFoundRoute = "/404"

/** Whether an address is one of a detail page, known or not: "/service-details/999", but not "/service-details". */
export const isDetailPath = (pathname: string): boolean =>
  detailRoutes.some((route) => pathname.startsWith(`${route}/`))

/** Stands in for a number that no entry has, in the address of a page that such addresses get. */
export const ANY_NUMBER = "-"

/** The empty frame that unknown addresses below a detail route get. */
export const framePath = (base: DetailRoute) => `${base}/${ANY_NUMBER}` as const

export type StaticRoute = (typeof staticRoutes)[number]
export type DetailRoute = (typeof detailRoutes)[number]

type Numbered = { jsonId: number }

/** The long form, which is the canonical one. */
export const serviceDetailPath = (service: Numbered & { servicePath: string }) =>
  `${serviceShortPath(service)}/${service.servicePath}`
export const serviceShortPath = ({ jsonId }: Numbered) => `/service-details/${jsonId}`

/** The long form, which is the canonical one. */
export const projectDetailPath = (project: Numbered & { projectPath: string }) =>
  `${projectShortPath(project)}/${project.projectPath}`
export const projectShortPath = ({ jsonId }: Numbered) => `/project-details/${jsonId}`

export const farmerPath = ({ jsonId }: Numbered) => `/farmer-details/${jsonId}`

export const postPath = ({ jsonId }: Numbered) => `/blog-single/${jsonId}`
export const postWithSidebarPath = ({ jsonId }: Numbered) => `/blog-single-with-sidebar/${jsonId}`

export const productPath = ({ jsonId }: Numbered) => `/shop-single/${jsonId}`
export const productThumbPath = ({ jsonId }: Numbered) => `/shop-single-thumb/${jsonId}`

/** Page `page` of the gallery, counted from 1: each is a page of its own, because each has its own pictures. */
export const galleryPagePath = (page: number) => (page > 1 ? `/gallery/${page}` : "/gallery")
/** The gallery with picture `number` (from 1) open in the viewer. */
export const galleryPicturePath = (number: number) => `/gallery?image=${number}`

/** Page `page` of a list, counted from 1, as a page of its own: for visitors without scripts. */
export const listPagePath = (route: StaticRoute, page: number) => (page > 1 ? `${route}/${page}` : route)

/** The posts for feed readers: a file, not a page. */
export const feedPath = "/feed.xml"

/** The results of a search for `words`. */
export const searchPath = (words: string) => `/search?q=${encodeURIComponent(words)}`

/**
 * The file with page `page` of a list or of a part of it, e.g. `listFilePath("products", ["dairy", "popular"], 2)`.
 * `facets` say which part it is, each in letters that an address may have (`slug`).
 */
export const listFilePath = (list: "products" | "posts" | "gallery", facets: readonly string[], page: number) =>
  `/lists/${[list, ...facets].join("/")}/${page}.json`

/** The file with one entry. */
export const entryFilePath = (list: "products" | "posts", { jsonId }: Numbered) => `/lists/${list}/by-id/${jsonId}.json`

/** "Women in Agriculture" → "women-in-agriculture", for addresses. */
export const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/**
 * A product's small picture (160 × 160) under an address that outlives a build, because carts are kept for months.
 *
 * @param path the picture's path under data/images, e.g. "products/fresh-milk"
 */
export const thumbnailPath = (path: string) => `/thumbs/${path}.webp`
