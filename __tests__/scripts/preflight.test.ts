/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { assertFree, machineProblem } from "../../scripts/lib/preflight.mjs"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "a folder "))
beforeAll(() => {
  fs.cpSync("package.json", path.join(root, "package.json"))
  fs.cpSync("scripts", path.join(root, "scripts"), { recursive: true })
})
afterAll(() => fs.rmSync(root, { recursive: true }))

/** What a command says in a project without packages, in a folder with a space in its name. */
function say(command: string): string {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", command], { cwd: root, encoding: "utf8" })
  expect(status).not.toBe(0)
  return stdout + stderr
}

test.each(["start", "content"])("npm run %s before npm ci is one sentence", (command) => {
  expect(say(command)).toBe("The packages are not installed: run npm ci first, which takes one or two minutes.\n")
})

test.each(["20.19.5", "21.7.3", "26.0.0"])("Node %s is refused with what is wanted", (node) => {
  expect(machineProblem(".", node)).toBe(
    `This is Node ${node}; the site needs Node 20.20 or a later 20, or 22.12 to 25 (https://nodejs.org, or nvm install).`,
  )
})

test.each(["20.20.0", "22.12.0", "25.9.1"])("Node %s is taken", (node) => {
  expect(machineProblem(".", node)).toBeUndefined()
})

test("a port that is taken is said before the build", async () => {
  const server = net.createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as net.AddressInfo).port)),
  )
  await expect(assertFree(port)).rejects.toThrow(`Port ${port} is taken; PORT=9001 takes another.`)
  const env = { ...process.env, PORT: String(port) }
  const { status, stdout, stderr } = spawnSync("node", ["scripts/start.mjs"], { env, encoding: "utf8" })
  expect([status, stdout, stderr]).toEqual([1, "", `Port ${port} is taken; PORT=9001 takes another.\n`])
  await new Promise((resolve) => server.close(resolve))
  await expect(assertFree(port)).resolves.toBeUndefined()
})

test("without git the packages are installed, and one sentence says what is missing", () => {
  const { status, stdout } = spawnSync("node", ["scripts/prepare.mjs"], { cwd: root, encoding: "utf8" })
  expect([status, stdout]).toEqual([
    0,
    "This is no git repository: commits are not checked. All else works as usual.\n",
  ])
})
