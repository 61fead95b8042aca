import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { freePort } from "../../e2e/support/free-port"
import { editorPath } from "../../src/lib/file-paths"
import { copyRepository, env, run } from "../support/copy-repository"

/* Runs each command of package.json. `npm test` would lint and build the whole site: only its arguments are tested. */

const SITE = "page of the built site"
let copy: string
/** A Gatsby site of one page. */
let small: string

beforeAll(() => {
  copy = copyRepository()
  const rules = {
    headers: [],
    folders: [],
    rewrites: [],
    frames: [],
    caching: { others: "no-cache" },
    types: {},
    immutable: "^$",
  }
  // Replace the build and the lint of the whole site.
  const files = { "public/index.html": SITE.repeat(50), "deploy/host.json": JSON.stringify(rules) }
  const write = `for (const [file, text] of Object.entries(${JSON.stringify(files)})) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }`
  fs.writeFileSync(path.join(copy, "scripts/gatsby.mjs"), `import fs from "fs"\nimport path from "path"\n${write}`)
  fs.writeFileSync(path.join(copy, "scripts/lint.mjs"), "")
  run("node", ["scripts/gatsby.mjs"], { cwd: copy })
  small = fs.mkdtempSync(path.join(os.tmpdir(), "cafn-small-"))
  for (const name of ["package.json", "scripts"]) fs.cpSync(name, path.join(small, name), { recursive: true })
  fs.symlinkSync(path.resolve("node_modules"), path.join(small, "node_modules"))
  fs.mkdirSync(path.join(small, "src/pages"), { recursive: true })
  fs.writeFileSync(path.join(small, "src/pages/index.js"), `export default function Page() { return "${SITE}" }`)
})
/** Stops the server that a test has started. */
let stopServer: (() => Promise<unknown>) | undefined
afterEach(() => stopServer?.())
afterAll(() => {
  for (const folder of [copy, small]) fs.rmSync(folder, { recursive: true, maxRetries: 5 })
})

/** Runs a shell command. */
const runLine = (line: string, cwd: string, variables: NodeJS.ProcessEnv = {}) =>
  run("sh", ["-c", line.replace("npm run", "npm run --silent")], { cwd, env: { ...env, ...variables } })

/** Commands that end, in this order: the folder, the exit code and a part of the output. */
const finishing: readonly (readonly [string, () => string, number, RegExp])[] = [
  ["npm run content", () => copy, 0, /The content is in order/],
  ["npm run content -- --before-publishing", () => copy, 0, /a sample: the price/],
  ["npm run pictures", () => copy, 0, /All pictures are in order/],
  ["npm run tokens", () => copy, 0, /ink on surface/],
  ["npm run build && cat public/index.html", () => copy, 0, new RegExp(SITE)],
  ["npm run check -- compress", () => copy, 0, /PASS .*compress\.test\.ts/],
  ["npm test -- --from nothing", () => copy, 1, /There is no step "nothing"\. The steps are: .*end to end/],
  ["npm run test:all -- --from nothing", () => copy, 1, /There is no step "nothing"\. The steps are: .*storybook/],
  ["npm run release -- --to releases", () => copy, 0, /Released in/],
  ["npx tsx scripts/compress.mts public && ls public", () => copy, 0, /index\.html\.br/],
  ["npm run storybook -- --smoke-test --ci", () => copy, 0, /Smoke tests passed/],
  ["npm run format && cat src/pages/index.js", () => small, 0, /^ {2}return/m],
]

test("command: each of package.json is tested here; lint is the first step of npm test", () => {
  const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: object }
  const tested = [...finishing.map(([line]) => line), ...serving.map(([line]) => `npm run ${line}`), "npm run lint"]
  const names = tested.flatMap((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? [])
  expect([...new Set(names)].sort()).toEqual(Object.keys(scripts).sort())
})

test.each(finishing)("command: %s", (line, folder, code, pattern) => {
  const { status, output } = runLine(line, folder())
  expect({ status, output }).toEqual({ status: code, output: expect.stringMatching(pattern) as unknown })
})

/** Commands that start a server: the folder, the output once it is ready, and a part of the response by address. */
const serving: readonly (readonly [string, () => string, RegExp, readonly (readonly [string, string])[]])[] = [
  ["start", () => copy, /The site is at/, [["/", SITE]]],
  ["serve", () => copy, /The site is at/, [["/", SITE]]],
  ["dev", () => small, /You can now view/, [["/", "___gatsby"]]],
  [
    "edit -- --no-open",
    () => copy,
    /Edit the content at/,
    [
      [editorPath, "Edit the content"],
      [`${editorPath}/editor.json`, "token"],
      [`${editorPath}/events`, '"phase":"in order"'],
    ],
  ],
]

test.each(serving)("command: npm run %s serves its page", async (line, folder, ready, responses) => {
  const port = await freePort()
  // A new process group, so that npm and its child processes can be killed together.
  const child = spawn("npm", ["run", "--silent", ...line.split(" ")], {
    cwd: folder(),
    env: { ...env, PORT: String(port) },
    detached: true,
  })
  const ended = new Promise((resolve) => child.once("close", resolve))
  stopServer = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL")
    return ended
  }
  await new Promise<void>((resolve, reject) => {
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => ready.test((output += text.toString())) && resolve())
    }
    void ended.then(() => reject(new Error(output)))
  })
  for (const [address, part] of responses) {
    const { body } = await fetch(`http://localhost:${port}${address}`)
    expect(await firstChunk(body)).toContain(part)
  }
})

/** Reads the first chunk only, because a stream of events never ends. */
async function firstChunk(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const reader = body?.getReader()
  const chunk = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(chunk?.value)
}

const wrongPort = (port: string) => `PORT is "${port}". Set it to a number from 1 to 65535.`

test.each([
  ["npm start", () => copy, { PORT: "abc" }, wrongPort("abc")],
  ["npm run serve", () => copy, { PORT: "99999" }, wrongPort("99999")],
  ["npm run dev", () => small, { PORT: "80.5" }, wrongPort("80.5")],
  ["npm run edit", () => copy, { PORT: "" }, wrongPort("")],
  ["npm run edit -- /none", () => copy, {}, "The folder /none/data does not exist. Check the name."],
  ["npm run edit -- package.json", () => copy, {}, "package.json/data."],
  ["npx tsx scripts/compress.mts /none", () => copy, {}, "The folder /none does not exist. Check the name."],
])("command: %s rejects a wrong port or folder in one sentence", (line, folder, variables, sentence) => {
  const { status, output } = runLine(line, folder(), variables)
  const printed = output.split("\n").filter((text) => text && !text.startsWith(">"))
  expect({ status, printed }).toEqual({ status: 1, printed: [expect.stringMatching(sentence)] })
})
