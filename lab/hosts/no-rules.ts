import { fileAt, serveReplies, type Reply } from "./files"
import type { Host } from "./host"

const ITS_OWN = "the host sends its own headers, and no others"

/**
 * A host without rules, such as GitHub Pages: files, folders with a trailing slash, and 404.html for everything else.
 */
export const noRules: Host = {
  name: "no-rules",
  title: "a host that knows no rules, as GitHub Pages answers",
  addsSlashes: true,
  hasOneNotFoundPage: true,
  start: ({ publicDir }, [port]) => serveReplies(publicDir, port, (address) => replyWithoutRules(publicDir, address)),
  leftOut: {
    rewrites: "it has no rewrites: these addresses show the 404 page (docs/put-it-online.md)",
    "rewrites with a slash": "the same",
    "security headers": ITS_OWN,
    caching: ITS_OWN,
    "caching of what is gone": ITS_OWN,
    brotli: "the real host compresses by itself",
    gzip: "the real host compresses by itself",
    "conditional requests": "only its way of finding files is built here",
    ranges: "only its way of finding files is built here",
    types: "only its way of finding files is built here",
    "hidden files": "it publishes what it is given",
    methods: "only its way of finding files is built here",
    "from http to https": "the host has its own",
  },
}

/**
 * Resolves in the order of GitHub Pages: the file, the file with .html, the folder's index.html for a path with a
 * trailing slash.
 */
export function replyWithoutRules(publicDir: string, address: string): Reply {
  const found = address.endsWith("/") ? [`${address}index.html`] : [address, `${address}.html`]
  const file = found.find((candidate) => fileAt(publicDir, candidate))
  if (file) return { status: 200, file }
  if (fileAt(publicDir, `${address}/index.html`))
    return { status: 301, headers: { Location: encodeURI(`${address}/`) } }
  return { status: 404, file: "/404.html" }
}
