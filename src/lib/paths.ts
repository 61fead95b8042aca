import entryRoutes from "./entry-routes.json"

/* Every path of the site (spec section 2, decisions.md "Routes"); none ends in a slash. `npm run content` writes
   entry-routes.json from the definitions in `src/content/types`, which are too heavy for a browser. */

/** "service", "post", … */
export type EntryKind = keyof typeof entryRoutes

const isEntryKind = (name: string): name is EntryKind => name in entryRoutes

export const entryKinds: readonly EntryKind[] = Object.keys(entryRoutes).filter(isEntryKind)

export const homeRoutes: readonly string[] = ["/", "/home-2", "/home-3", "/home-4"]

/** Shown by the service worker under any URL that it can't load; not in menus, the site map or search engines. */
export const offlineRoute = "/offline"

export const animalHealthRoute = "/animal-health"

/**
 * Pages with a fixed path, in the order of the site map. In a function, as is the next list, so that webpack can drop
 * them from the browser's scripts.
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

export const staticRoutes: readonly string[] = /* @__PURE__ */ (() => [
  ...pageRoutes,
  ...Object.values(entryRoutes).map(({ list }) => list),
])()

/** The bare route is no page; unknown paths below it get its fallback page. */
export const detailRoutes: readonly string[] = Object.values(entryRoutes).flatMap(({ detail, also }) => [
  detail,
  ...Object.values(also),
])

export const notFoundRoute = "/404"

/** In place of an entry's number in the path of the fallback page, for unknown paths below a detail route. */
export const ANY_NUMBER = "-"

type Numbered = { jsonId: number }

/** The path of an entry below a detail route; `slug` is its optional last segment. */
export const detailPath = (route: string, { jsonId }: Numbered, slug?: string) =>
  slug ? `${route}/${jsonId}/${slug}` : `${route}/${jsonId}`

/** The canonical path of an entry; `slug` is required where the definition names one. */
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

/** A page of the gallery or of one of its kinds, from 1. */
export const galleryPagePath = (page: number, kind?: string) =>
  listPagePath(kind ? `/gallery/${kind}` : "/gallery", page)

/** A static page of a list, from 1, for visitors without scripts. */
export const listPagePath = (route: string, page: number) => (page > 1 ? `${route}/${page}` : route)

export const feedPath = "/feed.xml"

export const noticesPath = "/farm#notices"

export const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`

/** "Women in Agriculture" → "women-in-agriculture". */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
