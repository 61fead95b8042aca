import fs from "node:fs"
import path from "node:path"
import type { HostRules } from "../../src/outputs/hosts/host-rules"
import { readEntries } from "../../src/content"
import { canonicalPath, entryPaths, slugOf } from "../../src/content/entries"
import { detailRoutes, notFoundRoute, staticRoutes } from "../../src/lib/paths"
import type { BuiltSite, Page } from "./host"

/**
 * The requests for every host: the paths of the sitemap and of the specification, rewritten paths, and unknown ones.
 * Throws if the site has not been built.
 */
export function readBuiltSite(root: string): BuiltSite {
  const publicDir = path.join(root, "public")
  const rulesFile = path.join(root, "deploy/host.json")
  if (!fs.existsSync(rulesFile)) throw new Error("The site has not been built yet: run npm run build first.")
  const rules = JSON.parse(fs.readFileSync(rulesFile, "utf8")) as HostRules
  const titleOf = (address: string) => titleIn(publicDir, address)
  const known = new Set([...sitemap(publicDir), ...staticRoutes, ...entryPathsIn(root)])
  return {
    root,
    publicDir,
    rules,
    pages: [...known].sort().map((address) => ({ address, title: titleOf(address) })),
    rewrites: rewrites(root, titleOf),
    unknown: unknown(rules, titleOf),
    notFoundTitle: titleOf(notFoundRoute),
    files: filesIn(publicDir),
  }
}

/** The title in the built page of a path. */
function titleIn(publicDir: string, address: string): string {
  const file = path.join(publicDir, address, "index.html")
  const title = fs.existsSync(file) ? titleOfHtml(fs.readFileSync(file, "utf8")) : undefined
  if (!title) throw new Error(`The build has written no page for ${address}.`)
  return title
}

/** The title in the HTML. */
export const titleOfHtml = (html: string): string | undefined => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]

function sitemap(publicDir: string): string[] {
  const text = fs.readFileSync(path.join(publicDir, "sitemap-0.xml"), "utf8")
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname)
}

/** Every path that an entry of the content has (spec section 2). */
const entryPathsIn = (root: string): string[] =>
  readEntries(root).flatMap(({ type, entries }) => entries.flatMap((entry) => entryPaths(type.pages, entry)))

/** A known number with another path, a known path without its number (docs/put-it-online.md). */
const rewrites = (root: string, titleOf: (address: string) => string): Page[] =>
  readEntries(root).flatMap(({ type: { pages }, entries }) =>
    entries.flatMap((numbered) => {
      const slug = slugOf(pages, numbered.entry)
      if (slug === undefined) return []
      const title = titleOf(canonicalPath(pages, numbered))
      return [`${numbered.jsonId}/some-other-path`, `99/${slug}`, slug].map((end) => ({
        address: `${pages.detail}/${end}`,
        title,
      }))
    }),
  )

/** Unknown paths: below a detail route its frame page is served, everywhere else the 404 page. */
function unknown({ frames }: HostRules, titleOf: (address: string) => string): BuiltSite["unknown"] {
  const notFound = titleOf(notFoundRoute)
  const frameOf = (route: string) => titleOf(frames.find(({ under }) => under === route)?.frame ?? route)
  return [
    ...detailRoutes.flatMap((route) =>
      ["999", "nope", "999/nope"].map((end) => ({ address: `${route}/${end}`, titles: [frameOf(route)] })),
    ),
    // Without an id these are no paths of the site; hosts differ in whether they are below the route.
    ...detailRoutes.map((address) => ({ address, titles: [notFound, frameOf(address)] })),
    ...["/no-such-page", "/no/such/page", "/no-such-script.js", "/static/no-such-picture.webp"].map((address) => ({
      address,
      titles: [notFound],
    })),
  ]
}

/** Files for hosts, not for visitors. */
const NOT_ASKED_FOR = /\.(html|br|gz)$|^\/_(headers|redirects)$|\/\.htaccess$/

const filesIn = (publicDir: string): string[] =>
  fs
    .readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
    .filter((address) => !NOT_ASKED_FOR.test(address))
    .sort()
