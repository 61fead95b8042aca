// npm run bench:scale: what the catalogue costs as it grows. Builds the site with 10, 1,000 and 5,000 posts and as many
// products, each time from nothing, in a copy of the project under the system's temporary folder, and prints a table.
// Fails when what a visitor downloads grows with the catalogue (docs/speed.md, "However many entries there are").
//
//   npm run bench:scale -- --sizes 10,50      for a quick look; 10 is the least
import { chromium } from "@playwright/test"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { buildSite } from "./bench/build"
import { countPages, differencesInBrowser, pageBytes, scriptBytes } from "./bench/bytes"
import { writeEntries } from "./bench/entries"
import { growths, steps } from "./bench/verdict"
import { BROWSER_FLAGS, findBrowser } from "./lib/browser.mjs"
import { duration } from "./lib/run.mjs"
import { table } from "./lib/table.mjs"

const LEAST = 10
/** Not needed for a build, or made by it. */
const LEFT_OUT = new Set([
  ...["node_modules", ".git", ".cache", "public", "deploy", "reports", "test-results", "coverage"],
  ...["storybook-static", "playwright-report", "__tests__", "__mocks__", "e2e", "docs"],
])

const sizes = readSizes(process.argv.slice(2))
const executablePath = findBrowser()
const root = fs.mkdtempSync(path.join(os.tmpdir(), "bench-scale-"))
process.once("exit", () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1))

try {
  const measurements = []
  for (const [index, size] of sizes.entries()) {
    say(`${index + 1}/${sizes.length}: ${count(size)} posts and ${count(size)} products`)
    measurements.push(await measure(size, index === sizes.length - 1))
  }
  print(measurements)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(size, isLast) {
  const site = path.join(root, String(size))
  const publicDir = path.join(site, "public")
  fs.cpSync(".", site, { recursive: true, filter: (source) => !LEFT_OUT.has(source) })
  fs.symlinkSync(fs.realpathSync("node_modules"), path.join(site, "node_modules"))
  writeEntries(path.join(site, "data"), size)

  const { seconds, cpuSeconds, peakMemory } = await buildSite(site)
  const pages = countPages(publicDir)
  say(`  ${count(pages)} pages in ${duration(seconds * 1000)}, ${count(Math.round(peakMemory))} MiB`)
  if (isLast) await checkInBrowser(publicDir)

  const measurement = {
    ...{ size, pages, seconds, cpuSeconds, peakMemory },
    lists: pageBytes(publicDir, size),
    scripts: scriptBytes(publicDir),
  }
  fs.rmSync(site, { recursive: true, force: true })
  return measurement
}

async function checkInBrowser(publicDir) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const differences = await differencesInBrowser(browser, publicDir)
    say(differences.length > 0 ? differences.join("\n") : "  a browser asks for exactly the files that are measured")
    if (differences.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

function print(results) {
  const lists = results[0].lists.map(({ route, page }) => `${route} ${page}, KB/entries`)
  const rows = results.map(({ size, pages, seconds, cpuSeconds, peakMemory, lists, scripts }) => [
    count(size),
    count(pages),
    seconds.toFixed(1),
    cpuSeconds.toFixed(0),
    count(Math.round(peakMemory)),
    ...lists.map(({ bytes, entries }) => `${kilobytes(bytes)}/${entries}`),
    kilobytes(scripts),
  ])
  const header = ["entries of each kind", "pages", "build s", "CPU s", "peak MiB", ...lists, "scripts KB"]
  console.log(`\n${table(header, rows)}`)
  console.log("\nKB are gzip. Page 1 is its HTML and data; page 2 is the file that is fetched for it.")

  const costs = steps(results)
  for (const { from, to, seconds } of costs) {
    console.log(`From ${count(from)} to ${count(to)}: ${seconds.toFixed(1)} CPU s for every 1,000 pages more.`)
  }
  if (costs.length > 1) {
    const ratio = costs.at(-1).seconds / costs[0].seconds
    console.log(`The last of these is ${ratio.toFixed(2)} times the first; 1 is linear, and less is better than that.`)
  }

  for (const { what, from, to, percent, isTooMuch } of growths(results)) {
    if (!from) {
      console.log(`Not compared: ${what}, which is as full at the largest size only.`)
      continue
    }
    const change = `${kilobytes(from.bytes)} KB with ${count(from.size)}, ${kilobytes(to.bytes)} KB with ${count(to.size)}`
    console.log(`${isTooMuch ? "GROWS" : "Stays"}: ${what}, ${percent.toFixed(1)} % (${change}).`)
    if (isTooMuch) process.exitCode = 1
  }
}

function readSizes(args) {
  const given = args[0] === "--sizes" ? args[1] : args.length === 0 ? "10,1000,5000" : undefined
  const numbers = (given ?? "").split(",").map(Number)
  if (!numbers.every((number) => Number.isInteger(number) && number >= LEAST)) {
    console.error(`npm run bench:scale -- --sizes 10,1000,5000   (whole numbers, ${LEAST} or more)`)
    process.exit(1)
  }
  return [...new Set(numbers)].sort((a, b) => a - b)
}

function say(text) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
}

function count(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",")
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1)
}
