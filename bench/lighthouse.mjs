// npx tsx bench/lighthouse.mjs [-- /route …]: mobile, simulated throttling, three runs a page, each beside the same page without scripts.
// Without scripts, a page is as fast as its content allows.
import { execFile } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import { promisify } from "node:util"
import { gzipSync } from "node:zlib"
import { BROWSER_FLAGS, findBrowser } from "../scripts/lib/browser.mjs"
import { serveSite } from "../scripts/lib/server.mjs"

const RUNS = Number(process.env.RUNS ?? 3)
/** Fetched by npx, because its packages would add 190 MB to each `npm ci`. Version 13 needs Node 22. */
const LIGHTHOUSE = "lighthouse@12.8.2"
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
/** The script in the head requests this typeface (src/platform/save-data/inline.ts), so the page without scripts gets it too. */
const FONT_PRELOAD = "<link rel=preload as=font href=/fonts/bricolage-grotesque.4b8e0f60.woff2 crossorigin>"
const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
}

const routes =
  process.argv.slice(2).length > 0
    ? process.argv.slice(2)
    : JSON.parse(fs.readFileSync("scripts/budgets.json", "utf8")).lighthouse
const site = await serveSite(0)
// Both go through the same small proxy, so that only the scripts differ.
const page = await proxy((html) => html)
const withoutScripts = await proxy((html) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace("</head>", `${FONT_PRELOAD}</head>`),
)
const lighthouse = [
  "--yes",
  LIGHTHOUSE,
  "--output=json",
  "--quiet",
  `--only-categories=${CATEGORIES.join(",")}`,
  `--chrome-flags=${["--headless=new", ...BROWSER_FLAGS].join(" ")}`,
]
const env = { ...process.env, CHROME_PATH: findBrowser() }

const rows = {}
try {
  for (const route of routes) {
    const runs = { page: [], withoutScripts: [] }
    for (let run = 0; run < RUNS; run++) {
      runs.page.push(await measure(page, route))
      runs.withoutScripts.push(await measure(withoutScripts, route))
      console.error(`${route}: run ${run + 1} of ${RUNS}`)
    }
    const middle = (kind, name) => median(runs[kind].map((result) => result[name]))
    rows[route] = {
      "perf / a11y / best / SEO": CATEGORIES.map((name) => middle("page", name)).join(" / "),
      "FCP ms": Math.round(middle("page", "FCP")),
      "LCP ms": Math.round(middle("page", "LCP")),
      "TBT ms": Math.round(middle("page", "TBT")),
      "TBT without scripts": Math.round(middle("withoutScripts", "TBT")),
      CLS: middle("page", "CLS").toFixed(3),
      "FCP ÷ without scripts": ratio(middle("page", "FCP"), middle("withoutScripts", "FCP")),
      "LCP ÷ without scripts": ratio(middle("page", "LCP"), middle("withoutScripts", "LCP")),
    }
    report(route, runs.page)
  }
} finally {
  page.close()
  withoutScripts.close()
  site.stop()
}
console.log(`Lighthouse mobile, simulated throttling, median of ${RUNS}\n`)
console.table(rows)

async function measure(server, route) {
  const url = `http://127.0.0.1:${server.address().port}${route}`
  const { stdout } = await promisify(execFile)("npx", [...lighthouse, url], { env, maxBuffer: 2 ** 26 })
  const { categories, audits } = JSON.parse(stdout)
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(METRICS).map(([name, audit]) => [name, audits[audit].numericValue ?? 0])),
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9).map(({ id }) => id),
    ),
  }
}

/** Prints the audits that lowered a score, once per page. */
function report(route, results) {
  const failed = [...new Set(results.flatMap((result) => result.failed))]
  if (failed.length > 0) console.error(`${route}: below 90 in ${failed.join(", ")}`)
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

function ratio(a, b) {
  return b > 0 ? (a / b).toFixed(2) : "–"
}

/** A server in front of the site's that rewrites HTML. */
async function proxy(rewrite) {
  const pass = async (request, response) => {
    const answer = await fetch(site.origin + request.url, { redirect: "manual" })
    const type = answer.headers.get("content-type") ?? ""
    const body = Buffer.from(await answer.arrayBuffer())
    const text = /html|javascript|json|css|svg|xml|text/.test(type)
    const sent = type.includes("text/html") ? Buffer.from(rewrite(body.toString())) : body
    response.writeHead(answer.status, {
      "content-type": type,
      "cache-control": answer.headers.get("cache-control") ?? "no-cache",
      ...(text && { "content-encoding": "gzip" }),
    })
    response.end(text ? gzipSync(sent) : sent)
  }
  const server = http.createServer((request, response) => {
    // At the end the site's server stops while the browser can still have open requests.
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return server
}
