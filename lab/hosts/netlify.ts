import path from "node:path"
import { parseAllHeaders } from "@netlify/headers-parser"
import { parseAllRedirects } from "@netlify/redirect-parser"
import redirector from "netlify-redirector"
import { fileAt, serveReplies, type Reply } from "./files"
import type { BuiltSite, Host, Running } from "./host"

const EDGE = "Netlify's servers do it, and only its reading of the rules runs here"

/** Netlify's own parser of `_headers` and `_redirects`, and files resolved as in its command line tool. */
export const netlify: Host = {
  name: "netlify",
  title: "Netlify's matcher",
  start,
  leftOut: {
    "caching of what is gone":
      "its rules go by the address, whether a file is there or not; it publishes all files of a build at once",
    brotli: EDGE,
    gzip: EDGE,
    "conditional requests": EDGE,
    ranges: EDGE,
    types: EDGE,
    "hidden files": "Netlify takes its own files and hidden ones out when it receives the site",
    methods: EDGE,
    "from http to https": EDGE,
  },
}

/** Netlify's default header. */
const CACHING = "public,max-age=0,must-revalidate"

async function start({ publicDir }: BuiltSite, [port]: readonly [number, number]): Promise<Running> {
  const headers = await parseAllHeaders({
    headersFiles: [path.join(publicDir, "_headers")],
    configHeaders: undefined,
    minimal: false,
  })
  const redirects = await parseAllRedirects({
    redirectsFiles: [path.join(publicDir, "_redirects")],
    configRedirects: [],
    minimal: false,
  })
  const problems: unknown[] = [headers.errors, redirects.errors].flat()
  if (problems.length > 0) throw new Error(`Netlify can't read the rules:\n${problems.map(String).join("\n")}`)
  const matcher = await redirector.parseJSON(JSON.stringify(redirects.redirects), {})

  const headersFor = (address: string) => {
    const values = headers.headers.filter((rule) => "forRegExp" in rule && rule.forRegExp.test(address))
    return Object.assign({ "Cache-Control": CACHING }, ...values.map((rule) => rule.values)) as Record<string, string>
  }
  return serveReplies(publicDir, port, (address): Reply => {
    const headers = headersFor(address)
    const file = fileFor(publicDir, address)
    const rule = matcher.match(requestFor(address))
    if (file && !rule?.force) return { status: 200, file, headers }
    if (!rule) return { status: 404, file: "/404.html", headers }
    const to = rule.to.split("?")[0] ?? "/"
    if (rule.status >= 300 && rule.status < 400)
      return { status: rule.status, headers: { ...headers, Location: encodeURI(to) } }
    const target = fileFor(publicDir, to)
    return target ? { status: rule.status, file: target, headers } : { status: 404, file: "/404.html", headers }
  })
}

/** A path in the format of Netlify's matcher. */
const requestFor = (address: string) => ({
  scheme: "http",
  host: "127.0.0.1",
  path: address,
  query: "",
  headers: {},
  cookieValues: {},
  getHeader: () => "",
  getCookie: () => "",
})

/** The file that Netlify finds for a path: with and without .html, with and without a trailing slash. */
function fileFor(publicDir: string, address: string): string | undefined {
  const bare = address.replace(/\/$/, "")
  const candidates = address.endsWith("/")
    ? [`${address}index.html`, `${bare}.html`]
    : [address, `${address}.html`, `${address}/index.html`]
  return candidates.find((candidate) => fileAt(publicDir, candidate))
}
