// npm run visual -w lab: photographs every story and twelve routes, and compares them with the baseline in lab/visual/baseline.
//   -- --update        makes the pictures that differ the new baseline
//   -- --only dialog   only what has "dialog" in its name
//   -- --skip-build    takes storybook-static as it is
import fs from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { duration, runBin } from "../scripts/lib/run.mjs"
import { openStudio, pageShots, storyShots, type Shot, type Surroundings } from "./visual/photograph"
import { compare, decode, encode, type Picture } from "./visual/picture"
import { writeReport, type Finding } from "./visual/report"

const BASELINE = "lab/visual/baseline"
const REPORT = "reports/visual"
const SURROUNDINGS = `${BASELINE}/made-with.json`

const { values: asked } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    "skip-build": { type: "boolean", default: false },
  },
})

const begun = Date.now()
if (
  !asked["skip-build"] &&
  (await runBin("storybook", ["build", "--quiet", "--output-dir", "storybook-static"])) !== 0
) {
  throw new Error("The workshop could not be built.")
}
const studio = await openStudio()
const findings: Finding[] = []
let shots: Shot[] = []
try {
  sayWhereMadeElsewhere(studio.surroundings)
  sayWhereOld()
  shots = [...storyShots(studio.workshop), ...pageShots(studio.site)].filter(({ name }) => name.includes(asked.only))
  fs.rmSync(REPORT, { recursive: true, force: true })
  await studio.takeAll(shots, async ({ name }, taken) => {
    const finding = taken instanceof Error ? failed(name, taken) : await judge(name, taken)
    if (finding) findings.push(finding)
  })
} finally {
  await studio.close()
}
if (!asked.only) findings.push(...removed(shots))
findings.sort((a, b) => a.name.localeCompare(b.name))

if (asked.update) update(studio.surroundings)
else tell()

/** Only the first line: what follows is the browser's own log. */
function failed(name: string, { message }: Error): Finding {
  return { name, kind: "failed", what: `could not be taken: ${message.split("\n")[0]}` }
}

/** What is wrong with a picture; undefined where it is as it was. Its pictures go into the report's folder. */
async function judge(name: string, picture: Picture): Promise<Finding | undefined> {
  const file = fileOf(name)
  if (!fs.existsSync(file)) {
    return { name, kind: "new", what: "no picture in the baseline yet", after: await keep(`${name}-now`, picture) }
  }
  const before = await decode(fs.readFileSync(file))
  const { pixels, marked } = compare(before, picture)
  if (pixels === 0) return undefined
  return {
    name,
    kind: "changed",
    what: `${pixels} pixels differ`,
    before: await keep(`${name}-before`, before),
    after: await keep(`${name}-now`, picture),
    marked: await keep(`${name}-difference`, marked),
  }
}

/** Pictures of the baseline whose story or route is gone. */
function removed(taken: readonly Shot[]): Finding[] {
  const names = new Set(taken.map(({ name }) => name))
  return ["stories", "pages"]
    .flatMap((folder) => list(folder))
    .filter((name) => !names.has(name))
    .map((name) => ({ name, kind: "gone", what: "in the baseline, but there is no such story or route any more" }))
}

function list(folder: string): string[] {
  if (!fs.existsSync(`${BASELINE}/${folder}`)) return []
  return fs.readdirSync(`${BASELINE}/${folder}`).map((file) => `${folder}/${path.basename(file, ".webp")}`)
}

function fileOf(name: string) {
  return `${BASELINE}/${name}.webp`
}

/** Writes a picture into the report's folder, and returns its address there. */
async function keep(name: string, picture: Picture): Promise<string> {
  const file = path.join(REPORT, `${name}.webp`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, await encode(picture))
  return `${name}.webp`
}

function update(surroundings: Surroundings) {
  const failures = findings.filter(({ kind }) => kind === "failed")
  for (const { name, kind, after } of findings) {
    fs.mkdirSync(path.dirname(fileOf(name)), { recursive: true })
    if (after) fs.copyFileSync(path.join(REPORT, after), fileOf(name))
    else if (kind === "gone") fs.rmSync(fileOf(name))
  }
  fs.writeFileSync(SURROUNDINGS, format(surroundings))
  for (const { name, what } of failures) console.log(`${name}: ${what}`)
  const size = ["stories", "pages"].flatMap(list).reduce((sum, name) => sum + fs.statSync(fileOf(name)).size, 0)
  const changes = findings.length - failures.length
  console.log(
    `${changes} of ${shots.length} pictures are new; the baseline weighs ${(size / 1e6).toFixed(1)} MB. ${time()}`,
  )
  if (failures.length > 0) process.exitCode = 1
}

function tell() {
  if (findings.length === 0) {
    console.log(`${shots.length} pictures, each as in the baseline. ${time()}`)
    return
  }
  fs.mkdirSync(REPORT, { recursive: true })
  for (const { name, what } of findings) console.log(`${name}: ${what}`)
  console.log(`${findings.length} of ${shots.length} pictures differ. ${time()}`)
  console.log(`See them in ${path.resolve(writeReport(REPORT, findings))}`)
  console.log("Changed on purpose? npm run visual -w lab -- --update")
  process.exitCode = 1
}

/** Another browser or another face draws other pictures, and the differences would be no one's fault. */
function sayWhereMadeElsewhere(now: Surroundings) {
  if (asked.update || !fs.existsSync(SURROUNDINGS)) return
  const then = fs.readFileSync(SURROUNDINGS, "utf8")
  if (then === format(now)) return
  console.log(`The baseline was made with ${then.trim()},\nthis is ${JSON.stringify(now)}.`)
  console.log("Text may look otherwise for that alone: lab/visual/README.md says how to make a baseline of your own.")
}

/** The site is compared as it was built, which may be some time ago. */
function sayWhereOld() {
  const built = fs.statSync("deploy/host.json").mtimeMs
  const newer = ["src", "data", "tailwind.config.js"]
    .flatMap((place) => (fs.statSync(place).isDirectory() ? filesIn(place) : [place]))
    .filter((file) => /\.(tsx?|css|json|js)$/.test(file) && !/\.(stories|fixture|d)\.tsx?$/.test(file))
    .find((file) => fs.statSync(file).mtimeMs > built)
  if (newer) console.log(`${newer} is newer than the built site: the pages are those of the last npm run build.`)
}

function time() {
  return duration(Date.now() - begun)
}

function format(surroundings: Surroundings) {
  return `${JSON.stringify(surroundings)}\n`
}

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file))
}
