import fs from "node:fs"
import path from "node:path"
import { samplePaths, unknownPaths } from "../../scripts/lib/sample-paths"
import { readEntries } from "../../src/content"
import { canonicalPath, slugOf } from "../../src/content/entries"
import { notFoundRoute } from "../../src/lib/paths"
import type { HostRules } from "../../src/outputs/hosts/host-rules"

/** An address and the title of the page that answers it. */
export interface Page {
  address: string
  title: string
}

/** What is asked of a host: one address of each kind. */
export interface BuiltSite {
  publicDir: string
  rules: HostRules
  pages: readonly Page[]
  /** Paths without a file for which another page is served with status 200. */
  rewrites: readonly Page[]
  /** Unknown paths; below a detail route its empty frame answers, elsewhere the 404 page. */
  unknown: readonly Page[]
  /** One published file of each folder and ending, HTML and compressed copies aside. */
  files: readonly string[]
}

/** @throws if the site has not been built */
export function readBuiltSite(): BuiltSite {
  const publicDir = path.resolve("public")
  if (!fs.existsSync("deploy/host.json")) throw new Error("The site has not been built yet: run npm run build first.")
  const rules = JSON.parse(fs.readFileSync("deploy/host.json", "utf8")) as HostRules
  const page = (address: string, of = address): Page => ({
    address,
    title: titleOf(fs.readFileSync(path.join(publicDir, of, "index.html"), "utf8")) ?? "",
  })
  return {
    publicDir,
    rules,
    pages: samplePaths(".")
      .filter((address) => address !== notFoundRoute)
      .map((address) => page(address)),
    // A known number with another path, a known path with another number and without one (src/outputs/README.md).
    rewrites: readEntries(".").flatMap(({ type: { pages }, entries: [first] }) => {
      const slug = first && slugOf(pages, first.entry)
      if (!first || slug === undefined) return []
      return [`${first.jsonId}/some-other-path`, `99/${slug}`, slug].map((end) =>
        page(`${pages.detail}/${end}`, canonicalPath(pages, first)),
      )
    }),
    unknown: [
      ...unknownPaths.map((address) =>
        page(address, rules.frames.find(({ under }) => address.startsWith(`${under}/`))?.frame ?? notFoundRoute),
      ),
      ...["/no-such-page", "/no/such/page", "/no-such-script.js", "/static/0123456789abcdef/gone.webp"].map((address) =>
        page(address, notFoundRoute),
      ),
    ],
    files: oneOfEachKind(publicDir),
  }
}

/** The title in the HTML. */
export const titleOf = (html: string): string | undefined => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]

/** HTML is asked for by its address; copies and Apache's rules are not asked for. */
const NOT_ASKED_FOR = /\.(html|br|gz)$|\/\.htaccess$/

function oneOfEachKind(publicDir: string): string[] {
  const files = fs
    .readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(publicDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
    .filter((address) => !NOT_ASKED_FOR.test(address))
  const kindOf = (file: string) =>
    [path.dirname(file).split("/")[1], /[0-9a-f]{12}/.test(file), path.extname(file)].join()
  return [...new Map(files.map((file) => [kindOf(file), file])).values()].sort()
}
