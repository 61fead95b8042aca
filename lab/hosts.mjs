// npx tsx lab/hosts.mjs: serves the built site (npm run build first) by the servers of docs/host-*.md, asks each for one
// address of each kind, and says what differs from the rules. `npx tsx lab/hosts.mjs nginx` tries one, of nginx and apache.
import fs from "node:fs"
import { apache } from "./hosts/apache"
import { asker } from "./hosts/ask"
import { readBuiltSite } from "./hosts/built-site"
import { checkHost } from "./hosts/checks"
import { start } from "./hosts/host"
import { brotliModule, nginx } from "./hosts/nginx"
import { compressFile, isText } from "../scripts/lib/compress"
import { provide } from "../scripts/lib/packages.mjs"

const REPORTS = "reports"
/** Lines shown of a check; a single wrong rule causes many. */
const SHOWN = 12

/** The servers; undefined (after a message) where one is not installed. */
const hosts = {
  nginx: () => {
    const packages = ["nginx", "libnginx-mod-http-brotli-static"]
    const program = provide({ name: "nginx", program: "nginx", packages })
    const brotli = program && provide({ name: "nginx's module for brotli", program: brotliModule(program), packages })
    return program && nginx(program, brotli)
  },
  apache: () => {
    const program = provide({ name: "Apache", program: "apache2", packages: ["apache2"] })
    return program && apache(program)
  },
}

const site = readBuiltSite()
// What a release has of every text. The next build takes these away again.
const pages = ["", site.pages.at(-1).address].map((address) => `${address}/index.html`)
for (const file of [...pages, ...site.files.filter(isText)]) await compressFile(site.publicDir + file)
const asked = process.argv.slice(2)
fs.mkdirSync(REPORTS, { recursive: true })
for (const [name, find] of Object.entries(hosts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const host = find()
  const counts = host ? await tryHost(host) : { passed: 0, failed: 0, skipped: 1 }
  fs.writeFileSync(`${REPORTS}/hosts-${name}.json`, JSON.stringify(counts))
  if (counts.failed > 0) process.exitCode = 1
}

/** Prints what is wrong; how many checks passed and failed. */
async function tryHost(host) {
  const { origin, httpOrigin, stop } = await start(host, site.publicDir)
  const [https, http] = [asker(origin), asker(httpOrigin)]
  try {
    const results = await checkHost({ ask: https.ask, askHttp: http.ask, site, hasBrotli: host.hasBrotli })
    const failed = results.filter(({ wrong }) => wrong.length > 0)
    for (const { check, wrong } of failed) {
      console.log(
        `\n${check}:\n${wrong
          .slice(0, SHOWN)
          .map((line) => `  ${line}`)
          .join("\n")}`,
      )
      if (wrong.length > SHOWN) console.log(`  … and ${wrong.length - SHOWN} more`)
    }
    console.log(`${host.title}: ${results.length - failed.length} checks passed, ${failed.length} failed`)
    return { passed: results.length - failed.length, failed: failed.length, skipped: 0 }
  } finally {
    https.stop()
    http.stop()
    await stop()
  }
}
