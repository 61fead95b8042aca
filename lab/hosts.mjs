// npx tsx lab/hosts.mjs: serves the built site (npm run build first) like the hosts in docs/put-it-online.md, requests every
// path from each, and reports differences from the expected responses.
//
//   npx tsx lab/hosts.mjs nginx netlify      only these, of: nginx, apache, cloudflare, netlify, no-rules
import fs from "node:fs"
import { apache } from "./hosts/apache"
import { asker } from "./hosts/ask"
import { readBuiltSite } from "./hosts/built-site"
import { checkHost } from "./hosts/checks"
import { cloudflare } from "./hosts/cloudflare"
import { netlify } from "./hosts/netlify"
import { brotliModule, nginx } from "./hosts/nginx"
import { noRules } from "./hosts/no-rules"
import { freePorts } from "./hosts/temporary"
import { provide } from "../scripts/lib/packages.mjs"
import { duration } from "../scripts/lib/run.mjs"
import { table } from "../scripts/lib/table.mjs"

const REPORTS = "reports"
/** Number of lines shown per subject; a single wrong rule causes hundreds. */
const SHOWN = 12

/** Returns a host by its name; undefined (after a message) if it is not installed. */
const hosts = {
  nginx: () => {
    const packages = ["nginx", "libnginx-mod-http-brotli-static"]
    const program = provide({ name: "nginx", program: "nginx", packages })
    if (!program) return undefined
    const brotli = provide({ name: "nginx's module for brotli", program: brotliModule(program), packages })
    return nginx(program, brotli)
  },
  apache: () => {
    const program = provide({ name: "Apache", program: "apache2", packages: ["apache2"] })
    return program && apache(program)
  },
  cloudflare: () => cloudflare,
  netlify: () => netlify,
  "no-rules": () => noRules,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in hosts))
if (unknown.length > 0) {
  console.error(`There is no host ${unknown.join(", ")}. There are: ${Object.keys(hosts).join(", ")}.`)
  process.exit(1)
}

const site = readBuiltSite(process.cwd())
/** The running host; Ctrl+C stops it as well. */
let running
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void Promise.resolve(running?.stop()).then(() => process.exit(1)))
}
let failed = 0
for (const name of asked.length > 0 ? asked : Object.keys(hosts)) failed += await tryHost(name)
process.exitCode = failed > 0 ? 1 : 0

/** Tests a host, prints and saves the results; returns the number of subjects that failed. */
async function tryHost(name) {
  const host = hosts[name]()
  if (!host) return report(name, { passed: 0, failed: 0, skipped: 1 })
  const began = Date.now()
  console.log(`\n── ${host.title}`)
  try {
    running = await host.start(site, await freePorts())
  } catch (error) {
    // The emulator is downloaded by npx, which may fail; the others are part of the project or of Debian and must work.
    if (host !== cloudflare) throw error
    console.log(`It could not be had, and is left out: ${error instanceof Error ? error.message : String(error)}`)
    return report(name, { passed: 0, failed: 0, skipped: 1 })
  }
  const { ask, stop } = asker(running.origin)
  const http = running.httpOrigin ? asker(running.httpOrigin) : undefined
  try {
    const verdicts = await checkHost(host, site, { ask, askHttp: http?.ask })
    print(verdicts)
    const wrong = verdicts.reduce((sum, verdict) => sum + verdict.wrong.length, 0)
    const checked = verdicts.reduce((sum, verdict) => sum + verdict.checked, 0)
    console.log(`${checked - wrong} as expected, ${wrong} not; ${duration(Date.now() - began)}`)
    const count = (is) => verdicts.filter(is).length
    return report(name, {
      passed: count(({ leftOut, wrong }) => !leftOut && wrong.length === 0),
      failed: count(({ wrong }) => wrong.length > 0),
      skipped: count(({ leftOut }) => leftOut),
    })
  } finally {
    stop()
    http?.stop()
    await running.stop()
    running = undefined
  }
}

function print(verdicts) {
  const rows = verdicts.map(({ subject, checked, wrong, leftOut }) => [
    subject,
    leftOut ? "" : checked,
    leftOut ? "" : wrong.length,
    leftOut ? `left out: ${leftOut}` : wrong.length > 0 ? "differs" : "as expected",
  ])
  console.log(table(["Subject", "Expectations", "Wrong", ""], rows))
  for (const { subject, wrong } of verdicts.filter(({ wrong }) => wrong.length > 0)) {
    console.log(`\n${subject}:`)
    for (const line of wrong.slice(0, SHOWN)) console.log(`  ${line}`)
    if (wrong.length > SHOWN) console.log(`  … and ${wrong.length - SHOWN} more`)
  }
}

function report(name, counts) {
  fs.mkdirSync(REPORTS, { recursive: true })
  fs.writeFileSync(`${REPORTS}/hosts-${name}.json`, JSON.stringify(counts))
  return counts.failed
}
