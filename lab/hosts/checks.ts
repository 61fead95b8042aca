import fs from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { Answer, Ask } from "./ask"
import { titleOf, type BuiltSite, type Page } from "./built-site"
import { HIDDEN } from "./host"

/** What a check works with. */
interface Work {
  ask: Ask
  /** Asks the port without TLS. */
  askHttp: Ask
  site: BuiltSite
  hasBrotli: boolean
  /** Records an expectation: `found` must equal `wanted`. */
  expect: (about: string, found: unknown, wanted: unknown) => void
}

/** One check for each rule of the hosts, on one address of each kind. */
const checks: Readonly<Record<string, (work: Work) => Promise<void>>> = {
  "a page has its address with and without a slash, with a query, and for HEAD": async ({ ask, site, expect }) => {
    for (const page of site.pages) {
      await expectPage(page, 200, { ask, expect })
      await expectPage({ ...page, address: `${page.address}?page=2&tag=%3Cscript%3E` }, 200, { ask, expect })
      const slash = page.address === "/" ? page : { ...page, address: `${page.address}/` }
      await expectPage(slash, 200, { ask, expect })
      const head = await ask(page.address, { method: "HEAD" })
      expect(`HEAD ${page.address}`, `${head.status}, ${head.body.length} bytes`, "200, 0 bytes")
    }
  },

  "a known number or path shows its page": async ({ ask, site, expect }) => {
    for (const page of site.rewrites) {
      await expectPage(page, 200, { ask, expect })
      await expectPage({ ...page, address: `${page.address}/` }, 200, { ask, expect })
    }
  },

  "an unknown address answers 404 with its page": async ({ ask, site, expect }) => {
    for (const page of site.unknown) await expectPage(page, 404, { ask, expect })
  },

  "every answer has the security headers, each once": async ({ ask, site, expect }) => {
    const pages = [site.pages, site.rewrites, site.unknown].flatMap(([first]) => (first ? [first.address] : []))
    for (const address of [...pages, ...site.files]) {
      const answer = await ask(address)
      const folder = site.rules.folders.find(({ under }) => address.startsWith(`${under}/`))
      for (const [name, value] of new Map([...site.rules.headers, ...(folder?.headers ?? [])])) {
        expect(`${address}, ${name}`, answer.all(name).join(" AND "), value)
      }
    }
  },

  "names with a hash are kept for ever, all else is asked for anew, and no error is kept": async (work) => {
    const { ask, site, expect } = work
    for (const file of site.files) {
      const { immutable, others } = site.rules.caching
      expect(`${file}, caching`, cachingOf(await ask(file, { method: "HEAD" })), HASHED.test(file) ? immutable : others)
    }
    expect(
      "some files have hashed names",
      site.files.some((file) => HASHED.test(file)),
      true,
    )
    for (const { address } of [...site.pages.slice(0, 2), ...site.rewrites, ...site.unknown]) {
      expect(`${address}, caching`, cachingOf(await ask(address)), site.rules.caching.others)
    }
  },

  "text comes compressed by brotli": async (work) => {
    if (work.hasBrotli) await checkCompression(work, "br", brotliDecompressSync)
  },
  "text comes compressed by gzip": (work) => checkCompression(work, "gzip", gunzipSync),

  "what has not changed is not sent again": async ({ ask, site, expect }) => {
    for (const address of ["/", site.rewrites[0]?.address ?? "", "/sw.js"]) {
      const tag = (await ask(address)).header("etag")
      const same = await ask(address, { headers: { "If-None-Match": tag } })
      expect(`${address}, the same ETag`, `${same.status}, ${same.body.length} bytes`, "304, 0 bytes")
    }
  },

  "a video can be asked for in parts": async ({ ask, site, expect }) => {
    const video = site.files.find((file) => file.endsWith(".mp4")) ?? "no video"
    const part = await ask(video, { headers: { Range: "bytes=1000-1099" } })
    expect(`${video}, status`, part.status, 206)
    expect(`${video}, the part`, part.body.equals(bytesOf(site, video).subarray(1000, 1100)), true)
  },

  "files have their type": async ({ ask, site, expect }) => {
    for (const [ending, type] of TYPES) {
      const file = site.files.find((address) => address.endsWith(ending)) ?? `no file with the ending ${ending}`
      const found = (await ask(file)).header("content-type")
      expect(`${file}, type ${found}`, type.test(found), true)
    }
  },

  "hidden files and files above the site are refused": async ({ ask, expect }) => {
    for (const address of [
      ...HIDDEN,
      "/../package.json",
      "/%2e%2e%2fpackage.json",
      "/package.json",
      "/deploy/host.json",
    ]) {
      const answer = await ask(address)
      expect(`${address} is refused (${answer.status})`, answer.status >= 400, true)
      expect(`${address} tells what is in it`, /secret|"devDependencies"|"caching"/.test(answer.body.toString()), false)
    }
    const contact = await ask("/.well-known/security.txt")
    expect("/.well-known/security.txt, status", contact.status, 200)
  },

  "nothing can be posted to a page": async ({ ask, expect }) => {
    expect("POST /", (await ask("/", { method: "POST" })).status, 405)
  },

  "HTTP leads to the same address by HTTPS": async ({ askHttp, expect }) => {
    const answer = await askHttp("/shop?page=2")
    expect("/shop?page=2, status", answer.status, 301)
    const { protocol, pathname, search } = new URL(answer.header("location"))
    expect("/shop?page=2, leads to", `${protocol} ${pathname}${search}`, "https: /shop?page=2")
  },
}

/** What each check has found wrong. */
export async function checkHost(work: Omit<Work, "expect">): Promise<{ check: string; wrong: string[] }[]> {
  const results: { check: string; wrong: string[] }[] = []
  for (const [check, run] of Object.entries(checks)) {
    const wrong: string[] = []
    const expect: Work["expect"] = (about, found, wanted) => {
      if (found !== wanted) wrong.push(`${about}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
    }
    await run({ ...work, expect }).catch((error: unknown) => wrong.push(String(error)))
    results.push({ check, wrong })
  }
  return results
}

/** The page answers, directly or after one redirect. */
async function expectPage({ address, title }: Page, status: number, { ask, expect }: Pick<Work, "ask" | "expect">) {
  let answer = await ask(address)
  if (answer.status === 301) {
    const { pathname, search } = new URL(answer.header("location"), "http://host")
    answer = await ask(pathname + search)
  }
  expect(`${address}, status`, answer.status, status)
  expect(`${address}, title`, titleOf(answer.body.toString()), title)
  expect(`${address}, is HTML`, answer.header("content-type").startsWith("text/html"), true)
}

const cachingOf = (answer: Answer) => answer.all("cache-control").join(" AND ")

/** Names that hold a hash of the content; repeats the build's rule on purpose. */
const HASHED =
  /^\/static\/|^\/[^/]+-[0-9a-f]{12,20}\.js$|^\/styles\.[0-9a-f]{20}\.css$|^\/fonts\/.+\.[0-9a-f]{8}\.woff2$/

/** Text formats; pictures and videos are compressed already. */
const TEXT = /\.(js|css|json|xml|svg|txt|webmanifest)$/

const bytesOf = ({ publicDir }: BuiltSite, file: string) => fs.readFileSync(path.join(publicDir, file))

async function checkCompression(work: Work, coding: "br" | "gzip", decompress: (body: Buffer) => Buffer) {
  const { ask, site, expect } = work
  const texts = site.files.filter((file) => TEXT.test(file) && fs.existsSync(`${site.publicDir}${file}.br`))
  for (const address of ["/", site.pages.at(-1)?.address ?? "", ...texts]) {
    const plain = await ask(address)
    expect(`${address} as it is, coding`, plain.header("content-encoding"), "")
    // A `Via` header marks what a proxy asks for.
    const packed = await ask(address, { headers: { "Accept-Encoding": coding, Via: "1.1 proxy" } })
    expect(`${address}, coding`, packed.header("content-encoding"), coding)
    expect(`${address}, varies`, /\baccept-encoding\b/i.test(packed.header("vary")), true)
    if (packed.header("content-encoding") !== coding) continue
    expect(`${address}, is the same`, decompress(packed.body).equals(plain.body), true)
  }
}

/** Some types have an older name, which browsers accept as well. */
const TYPES: readonly (readonly [ending: string, type: RegExp])[] = [
  [".avif", /^image\/avif$/],
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
