import fs from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import type { Answer, Ask } from "./ask"
import { titleOfHtml } from "./built-site"
import type { BuiltSite, Host, Page, Subject } from "./host"

/** The result for one subject. */
export interface Verdict {
  subject: Subject
  /** Number of expectations checked. */
  checked: number
  /** Failed expectations, one line each. */
  wrong: readonly string[]
  /** Why the subject was skipped. */
  leftOut?: string
}

/** The context of a check. */
interface Work {
  ask: Ask
  /** Requests to the port without TLS. */
  askHttp?: Ask
  site: BuiltSite
  host: Host
  /** Records an expectation: `found` must equal `wanted`. */
  expect: (about: string, found: unknown, wanted: unknown) => void
}

/** The check of every subject, in the table's order. */
const checks: Readonly<Record<Subject, (work: Work) => Promise<void>>> = {
  pages: checkPages,
  rewrites: checkRewrites,
  "rewrites with a slash": (work) => checkSlashes(work, work.site.rewrites),
  "unknown addresses": checkUnknown,
  "pages with a slash": (work) => checkSlashes(work, work.site.pages),
  "policy in the document": checkDocumentPolicy,
  "security headers": checkSecurityHeaders,
  caching: checkCaching,
  "caching of what is gone": checkCachingOfGone,
  brotli: (work) => checkCompression(work, "br", brotliDecompressSync),
  gzip: (work) => checkCompression(work, "gzip", gunzipSync),
  "conditional requests": checkConditional,
  ranges: checkRanges,
  types: checkTypes,
  "hidden files": checkHidden,
  traversal: checkTraversal,
  methods: checkMethods,
  "from http to https": checkHttps,
}

/** Runs all checks on a host, except those that it leaves out. */
export async function checkHost(
  host: Host,
  site: BuiltSite,
  { ask, askHttp }: Pick<Work, "ask" | "askHttp">,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const subject of Object.keys(checks) as Subject[]) {
    const reason = host.leftOut[subject]
    if (reason) {
      verdicts.push({ subject, checked: 0, wrong: [], leftOut: reason })
      continue
    }
    const wrong: string[] = []
    let checked = 0
    const expect: Work["expect"] = (about, found, wanted) => {
      checked++
      if (found !== wanted) wrong.push(`${about}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
    }
    try {
      await checks[subject]({ ask, askHttp, site, host, expect })
    } catch (error) {
      checked++
      wrong.push(error instanceof Error ? error.message : String(error))
    }
    verdicts.push({ subject, checked, wrong })
  }
  return verdicts
}

/** Number of parallel requests, so that slow hosts don't take minutes. */
const AT_ONCE = 8

async function forEach<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const titleOf = ({ body }: Answer) => titleOfHtml(body.toString())

async function checkPages({ ask, site, host, expect }: Work): Promise<void> {
  await forEach(site.pages, async ({ address, title }) => {
    const { answer, redirects } = await follow(ask, address)
    expect(`${address}, status`, answer.status, 200)
    expect(`${address}, title`, titleOf(answer), title)
    expect(`${address}, redirects`, redirects, host.addsSlashes && address !== "/" ? 1 : 0)
    if (redirects > 0) return
    const head = await ask(address, { method: "HEAD" })
    expect(`HEAD ${address}, status`, head.status, 200)
    expect(`HEAD ${address}, bytes of body`, head.body.length, 0)
    const query = await ask(`${address}?page=2&tag=%3Cscript%3E`)
    expect(`${address} with a query, status`, query.status, 200)
  })
}

/** Follows redirects within the host, up to a limit. */
async function follow(ask: Ask, address: string): Promise<{ answer: Answer; redirects: number }> {
  let answer = await ask(address)
  let redirects = 0
  for (let at = address; isRedirect(answer) && redirects < 5; redirects++) {
    const { pathname, search } = new URL(answer.header("location"), `http://host${at}`)
    at = pathname + search
    answer = await ask(at)
  }
  return { answer, redirects }
}

const isRedirect = ({ status }: Answer) => status >= 300 && status < 400 && status !== 304

async function checkRewrites({ ask, site, expect }: Work): Promise<void> {
  await forEach(site.rewrites, async ({ address, title }) => {
    const answer = await ask(address)
    expect(`${address}, status`, answer.status, 200)
    expect(`${address}, title`, titleOf(answer), title)
  })
}

async function checkUnknown({ ask, site, host, expect }: Work): Promise<void> {
  await forEach(site.unknown, async ({ address, titles }) => {
    const answer = await ask(address)
    const title = titleOf(answer) ?? ""
    const wanted = host.hasOneNotFoundPage ? [site.notFoundTitle] : titles
    expect(`${address}, status`, answer.status, 404)
    expect(`${address}, title “${title}” is ${wanted.join(" or ")}`, wanted.includes(title), true)
  })
}

/** With a trailing slash a path serves the same page, directly or after one redirect. */
async function checkSlashes({ ask, expect }: Work, pages: readonly Page[]): Promise<void> {
  const other = pages.filter(({ address }) => address !== "/")
  await forEach(other, async ({ address, title }) => {
    const { answer, redirects } = await follow(ask, `${address}/`)
    expect(`${address}/, status`, answer.status, 200)
    expect(`${address}/, title`, titleOf(answer), title)
    expect(`${address}/, at most one redirect`, redirects <= 1, true)
  })
}

/** Hosts that send no header still get a policy: it is in the document. */
async function checkDocumentPolicy({ ask, site, expect }: Work): Promise<void> {
  await forEach(site.pages, async ({ address }) => {
    const { answer } = await follow(ask, address)
    const html = answer.body.toString()
    const policies = html.match(/<meta http-equiv="Content-Security-Policy" content="default-src [^"]+"/g) ?? []
    expect(`${address}, policies`, policies.length, 1)
    expect(
      `${address}, the policy comes before any script`,
      html.indexOf(policies[0] ?? "") < html.indexOf("<script"),
      true,
    )
  })
}

/** Required headers of a modern site, independent of the build's rules. */
const REQUIRED = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
]

async function checkSecurityHeaders({ ask, site, expect }: Work): Promise<void> {
  const wanted = new Map(site.rules.headers.map(([name, value]) => [name, value]))
  for (const name of REQUIRED) expect(`the rules name ${name}`, wanted.has(name), true)
  const expectAll = (about: string, answer: Answer) => {
    for (const [name, value] of wanted) expect(`${about}, ${name}`, answer.all(name).join(" AND "), value)
  }
  const addresses = [...site.pages, ...site.rewrites, ...site.unknown].map(({ address }) => address)
  await forEach([...addresses, ...oneOfEachFolder(site.files)], async (address) => {
    expectAll(address, await ask(address))
  })
  const tag = (await ask("/")).header("etag")
  const unchanged = await ask("/", { headers: { "If-None-Match": tag } })
  if (unchanged.status === 304) expectAll("/ unchanged (304)", unchanged)
}

/** One file of each folder and extension, so that every kind is covered. */
function oneOfEachFolder(files: readonly string[]): string[] {
  const kinds = new Map(files.map((file) => [`${file.split("/")[1]}${path.extname(file)}`, file]))
  return [...kinds.values()]
}

const FOREVER = "public, max-age=31536000, immutable"
const ASK_AGAIN = "public, max-age=0, must-revalidate"

/** Names that contain a hash of the content; repeats the build's rules on purpose. */
const HASHED =
  /^\/static\/|^\/[^/]+-[0-9a-f]{12,20}\.js$|^\/styles\.[0-9a-f]{20}\.css$|^\/fonts\/.+\.[0-9a-f]{8}\.woff2$/

/** Some hosts write no space after a comma. */
const cachingOf = (answer: Answer) => answer.all("cache-control").join(" AND ").replaceAll(/,\s*/g, ", ")

async function checkCaching({ ask, site, expect }: Work): Promise<void> {
  expect("some files have hashed names", site.files.filter((file) => HASHED.test(file)).length > 100, true)
  await forEach(site.files, async (file) => {
    const answer = await ask(file, { method: "HEAD" })
    expect(`${file}, status`, answer.status, 200)
    expect(`${file}, caching`, cachingOf(answer), HASHED.test(file) ? FOREVER : ASK_AGAIN)
  })
  await forEach([...site.pages, ...site.rewrites], async ({ address }) => {
    expect(`${address}, caching`, cachingOf(await ask(address)), ASK_AGAIN)
  })
}

/** Errors may be temporary, so they must not be cached. */
async function checkCachingOfGone({ ask, site, expect }: Work): Promise<void> {
  const gone = ["/static/gone/0123456789abcdef/gone.webp", "/app-0123456789abcdef0123.js"]
  await forEach([...site.unknown.map(({ address }) => address), ...gone], async (address) => {
    const answer = await ask(address)
    expect(`${address}, status`, answer.status, 404)
    expect(`${address}, kept for ever`, cachingOf(answer).includes("immutable"), false)
    expect(`${address}, has caching`, cachingOf(answer) !== "", true)
  })
}

/** Text formats; pictures and videos are already compressed. */
const TEXT = /\.(js|css|json|xml|svg|txt|webmanifest)$/

/** Smaller files may be uncompressed: the header costs more than compression saves. */
const LEAST_BYTES = 1400

/** Brotli must save a sixth on the first page of a visit. */
const LIGHTER = 0.85

async function checkCompression(
  { ask, site, expect }: Work,
  coding: "br" | "gzip",
  decompress: (body: Buffer) => Buffer,
): Promise<void> {
  const isLarge = (file: string) => fs.statSync(path.join(site.publicDir, file)).size >= LEAST_BYTES
  const files = oneOfEachFolder(site.files.filter((file) => TEXT.test(file) && isLarge(file)))
  const addresses = [...site.pages.map(({ address }) => address), ...files]
  await forEach(addresses, async (address) => {
    const plain = await ask(address)
    expect(`${address} as it is, coding`, plain.header("content-encoding"), "")
    expect(`${address} as it is, varies`, variesByCoding(plain), true)
    // A `Via` header marks requests through a proxy.
    const ways: Record<string, string>[] = [{}, { Via: "1.1 proxy" }]
    for (const proxy of ways) {
      const packed = await ask(address, { headers: { "Accept-Encoding": coding, ...proxy } })
      const about = `${address}${"Via" in proxy ? " by a proxy" : ""}`
      expect(`${about}, coding`, packed.header("content-encoding"), coding)
      expect(`${about}, varies`, variesByCoding(packed), true)
      if (packed.header("content-encoding") !== coding) continue
      expect(`${about}, is the same`, decompress(packed.body).equals(plain.body), true)
      expect(`${about}, is smaller`, packed.body.length < plain.body.length, true)
    }
  })
  if (coding === "br") await expectLighter({ ask, expect })
}

/** The home page's HTML and the scripts in it. */
async function expectLighter({ ask, expect }: Pick<Work, "ask" | "expect">): Promise<void> {
  const html = (await ask("/")).body.toString()
  const scripts = Array.from(html.matchAll(/"(\/[\w-]+-[0-9a-f]{12,20}\.js)"/g), ([, script = ""]) => script)
  expect("home names its scripts", scripts.length > 2, true)
  let brotli = 0
  let gzip = 0
  for (const address of new Set(["/", ...scripts])) {
    brotli += (await ask(address, { headers: { "Accept-Encoding": "br" } })).body.length
    gzip += gzipSync((await ask(address)).body).length
  }
  expect(
    `home with its scripts weighs ${brotli} bytes by brotli, 15% less than ${gzip}`,
    brotli <= gzip * LIGHTER,
    true,
  )
}

const variesByCoding = (answer: Answer) => /\baccept-encoding\b/i.test(answer.header("vary"))

async function checkConditional({ ask, site, expect }: Work): Promise<void> {
  const addresses = ["/", "/shop", site.rewrites[0]?.address ?? "", ...oneOfEachFolder(site.files)]
  await forEach(addresses, async (address) => {
    const first = await ask(address)
    const tag = first.header("etag")
    const since = first.header("last-modified")
    expect(`${address} has an ETag or a date`, tag !== "" || since !== "", true)
    if (tag) {
      const same = await ask(address, { headers: { "If-None-Match": tag } })
      expect(`${address}, the same ETag`, same.status, 304)
      expect(`${address}, bytes of body`, same.body.length, 0)
      const other = await ask(address, { headers: { "If-None-Match": '"another"' } })
      expect(`${address}, another ETag`, other.status, 200)
    }
    if (since) {
      const same = await ask(address, { headers: { "If-Modified-Since": since } })
      expect(`${address}, not modified since`, same.status, 304)
      const older = await ask(address, { headers: { "If-Modified-Since": "Thu, 01 Jan 1998 00:00:00 GMT" } })
      expect(`${address}, modified since`, older.status, 200)
    }
  })
}

/** Browsers request videos in ranges. */
async function checkRanges({ ask, site, expect }: Work): Promise<void> {
  const videos = site.files.filter((file) => /\.(mp4|webm)$/.test(file))
  expect("there are videos", videos.length > 0, true)
  for (const video of videos) {
    const whole = fs.readFileSync(path.join(site.publicDir, video))
    const { length } = whole
    for (const [range, from, to] of [
      ["bytes=0-99", 0, 99],
      ["bytes=1000-", 1000, length - 1],
      ["bytes=-500", length - 500, length - 1],
    ] as const) {
      const part = await ask(video, { headers: { Range: range } })
      expect(`${video}, ${range}, status`, part.status, 206)
      expect(`${video}, ${range}, which part`, part.header("content-range"), `bytes ${from}-${to}/${length}`)
      expect(`${video}, ${range}, is that part`, part.body.equals(whole.subarray(from, to + 1)), true)
    }
    const beyond = await ask(video, { headers: { Range: `bytes=${length}-` } })
    expect(`${video}, beyond its end`, beyond.status, 416)
  }
}

/** Some types have an older name, which browsers accept as well. */
const TYPES: readonly (readonly [ending: string, type: RegExp])[] = [
  [".avif", /^image\/avif$/],
  [".css", /^text\/css\b/],
  [".ico", /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  [".ics", /^text\/calendar\b/],
  [".jpg", /^image\/jpeg$/],
  [".js", /^(text|application)\/javascript\b/],
  [".json", /^application\/json\b/],
  [".mp4", /^video\/mp4$/],
  [".png", /^image\/png$/],
  [".svg", /^image\/svg\+xml\b/],
  [".txt", /^text\/plain\b/],
  [".vcf", /^text\/(x-)?vcard\b/],
  [".webm", /^video\/webm$/],
  [".webmanifest", /^application\/manifest\+json\b/],
  [".webp", /^image\/webp$/],
  [".woff2", /^(font|application)\/(x-)?(font-)?woff2$/],
  [".xml", /^(text|application)\/xml\b/],
]

async function checkTypes({ ask, site, expect }: Work): Promise<void> {
  for (const [ending, type] of TYPES) {
    const file = site.files.find((address) => address.endsWith(ending))
    expect(`there is a file with the ending ${ending}`, file !== undefined, true)
    if (!file) continue
    const found = (await ask(file)).header("content-type")
    expect(`${file}, type ${found}`, type.test(found), true)
  }
  // Browsers take nothing else for a service worker.
  const worker = (await ask("/sw.js")).header("content-type")
  expect(`/sw.js, type ${worker}`, /^(text|application)\/javascript\b/.test(worker), true)
  for (const { address } of [...site.pages, ...site.unknown]) {
    const found = (await ask(address)).header("content-type")
    expect(`${address}, type ${found}`, /^text\/html\b/.test(found), true)
  }
}

/** Files in the served folder (`fillRoot`) that must not be readable. */
export const HIDDEN = ["/.env", "/.git/HEAD", "/static/.htpasswd"] as const

async function checkHidden({ ask, expect }: Work): Promise<void> {
  for (const address of [...HIDDEN, "/_headers", "/_redirects"]) {
    const answer = await ask(address)
    expect(`${address} is refused (${answer.status})`, answer.status >= 400, true)
    expect(
      `${address} tells what is in it`,
      /secret|Content-Security-Policy:|\s200$/m.test(answer.body.toString()),
      false,
    )
  }
  const contact = await ask("/.well-known/security.txt")
  expect("/.well-known/security.txt, status", contact.status, 200)
  expect("/.well-known/security.txt, names somebody", contact.body.includes("Contact: mailto:"), true)
}

const UPWARDS = [
  "/../package.json",
  "/../../package.json",
  "/%2e%2e/package.json",
  "/%2e%2e%2fpackage.json",
  "/..%2fpackage.json",
  "/static/../../package.json",
  "/static/%2e%2e/%2e%2e/package.json",
  "/..\\package.json",
  "/%5c..%5cpackage.json",
  "//package.json",
  "/package.json",
  "/data/site.json",
  "/deploy/host.json",
  "/%00",
]

/** Files outside the built site must not be readable. */
async function checkTraversal({ ask, expect }: Work): Promise<void> {
  for (const address of UPWARDS) {
    const { answer } = await follow(ask, address)
    expect(`${address} is refused (${answer.status})`, answer.status >= 400, true)
    expect(
      `${address} gives the project away`,
      /"devDependencies"|"siteUrl"|"immutableFiles"/.test(answer.body.toString()),
      false,
    )
  }
}

async function checkMethods({ ask, expect }: Work): Promise<void> {
  for (const method of ["POST", "PUT", "DELETE"]) {
    for (const address of ["/", "/shop", "/member-form.html"]) {
      const { status } = await ask(address, { method })
      expect(`${method} ${address} is refused (${status})`, status === 405 || status === 404, true)
    }
  }
}

/** Requests without TLS are redirected to the same path with TLS. */
async function checkHttps({ askHttp, expect }: Work): Promise<void> {
  if (!askHttp) throw new Error("the host has no port without TLS")
  for (const address of ["/", "/shop?page=2"]) {
    const answer = await askHttp(address)
    expect(`${address}, status`, answer.status, 301)
    expect(
      `${address}, leads to`,
      answer.header("location").replace(/^https:\/\/[^/]+/, "https:/"),
      `https:/${address}`,
    )
  }
}
