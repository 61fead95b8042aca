import entryRoutes from "./entry-routes.json"

/*
 * Every path of the site (spec section 2, decisions.md "Routes"), in one place: links, content check, tests and hosts
 * read it here. No path ends in a slash. Where entries have their pages their manifests say (`src/content/types`);
 * `npm run content` writes that into entry-routes.json, because manifests are too heavy for a browser.
 */

/** A kind of entry with a list and a page each: "service", "post", … */
export type EntryKind = keyof typeof entryRoutes

const isEntryKind = (name: string): name is EntryKind => name in entryRoutes

export const entryKinds: readonly EntryKind[] = Object.keys(entryRoutes).filter(isEntryKind)

/** The home page and the other ones. Their hero begins under the header. */
export const homeRoutes: readonly string[] = ["/", "/home-2", "/home-3", "/home-4"]

/**
 * The page that the service worker shows in place of one that it can't bring: its document is served under any address,
 * and search engines, menus and the site map leave it out.
 */
export const offlineRoute = "/offline"

/** The page for sick and dead animals. */
export const animalHealthRoute = "/animal-health"

/**
 * Pages with one fixed path, besides the lists of entries; in the order of the site map. This list and the next are made
 * in a function, so that webpack can leave them out of the browser's scripts, which use neither.
 */
export const pageRoutes: readonly string[] = /* @__PURE__ */ (() => [
  ...homeRoutes,
  "/about-us",
  "/farm",
  "/contact",
  animalHealthRoute,
  "/gallery",
  "/registration-form",
  "/register",
  "/login",
  "/services-2",
  "/blog-with-sidebar",
  "/blog-2-column",
  "/blog-3-column",
  "/cart",
  "/checkout",
  "/search",
  "/site-map",
  "/terms",
  "/privacy",
  "/accessibility",
  offlineRoute,
])()

/** All pages with one fixed path. */
export const staticRoutes: readonly string[] = /* @__PURE__ */ (() => [
  ...pageRoutes,
  ...Object.values(entryRoutes).map(({ list }) => list),
])()

/** Where detail pages live. The bare route itself is no page; unknown paths below it get an empty frame (`framePath`). */
export const detailRoutes: readonly string[] = Object.values(entryRoutes).flatMap(({ detail, also }) => [
  detail,
  ...Object.values(also),
])

/** What Gatsby serves for an address that isn't there. */
export const notFoundRoute = "/404"

/** Stands in for a number that no entry has, in the address of a page that such addresses get. */
export const ANY_NUMBER = "-"

/** The empty frame that unknown paths below a detail route get. */
export const framePath = (route: string) => `${route}/${ANY_NUMBER}`

type Numbered = { jsonId: number }

/** The page of an entry below a detail route; `slug` is the last part of a path that has one. */
export const detailPath = (route: string, { jsonId }: Numbered, slug?: string) =>
  slug ? `${route}/${jsonId}/${slug}` : `${route}/${jsonId}`

/** The canonical path of an entry. A kind whose manifest names a `slug` needs it here. */
export const entryPath = (kind: EntryKind, entry: Numbered, slug?: string) =>
  detailPath(entryRoutes[kind].detail, entry, slug)

export const serviceDetailPath = (service: Numbered & { servicePath: string }) =>
  entryPath("service", service, service.servicePath)

export const projectDetailPath = (project: Numbered & { projectPath: string }) =>
  entryPath("project", project, project.projectPath)

export const farmerPath = (farmer: Numbered) => entryPath("farmer", farmer)

export const postPath = (post: Numbered) => entryPath("post", post)
export const postWithSidebarPath = (post: Numbered) => detailPath(entryRoutes.post.also.sidebar, post)

export const productPath = (product: Numbered) => entryPath("product", product)

/**
 * Page `page` of the gallery or of one of its kinds, counted from 1: each is a page of its own, because each has its own
 * pictures.
 */
export const galleryPagePath = (page: number, kind?: string) =>
  listPagePath(kind ? `/gallery/${kind}` : "/gallery", page)

/** Page `page` of a list, counted from 1, as a page of its own: for visitors without scripts. */
export const listPagePath = (route: string, page: number) => (page > 1 ? `${route}/${page}` : route)

/** The posts for feed readers: a file, not a page. */
export const feedPath = "/feed.xml"

/** Where notices stand in full. */
export const noticesPath = "/farm#notices"

/** The results of a search for `words`. */
export const searchPath = (words: string) => `/search?q=${encodeURIComponent(words)}`

/** "Women in Agriculture" → "women-in-agriculture", for addresses. */
export const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
