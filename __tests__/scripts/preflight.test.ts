/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { assertPortFree, getSetupProblem } from "../../scripts/lib/preflight.mjs"
import { createFolder } from "../support/temporary-folder"

// A path with a space.
const root = createFolder("a folder ")
beforeAll(() => {
  fs.cpSync("package.json", path.join(root, "package.json"))
  fs.cpSync("scripts", path.join(root, "scripts"), { recursive: true })
})

test("preflight: without node_modules it prints one sentence and fails", () => {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/preflight.mjs"], { cwd: root, encoding: "utf8" })
  expect(status).not.toBe(0)
  expect(stdout + stderr).toBe("The packages are not installed. Run npm ci first (1 to 2 minutes).\n")
})

test.each(["20.19.5", "21.7.3", "22.15.1", "23.11.0", "26.0.0"])(
  "preflight: rejects Node %s, naming the versions needed",
  (node) => {
    expect(getSetupProblem(".", node)).toBe(
      `You have Node ${node}. Install Node 20 (20.20 or later) or 22 (22.16 or later) or 24 to 25, from https://nodejs.org or with nvm install.`,
    )
  },
)

test.each(["20.20.0", "22.16.0", "25.9.1"])("preflight: accepts Node %s", (node) => {
  expect(getSetupProblem(".", node)).toBeUndefined()
})

test("preflight: rejects a port that is in use", async () => {
  const server = net.createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as net.AddressInfo).port)),
  )
  await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is in use. Set another one, such as PORT=9001.`)
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortFree(port)).resolves.toBeUndefined()
})

test("preflight: sets core.hooksPath to .githooks, unless the developer has set another folder", () => {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim()
  git("init")
  fs.mkdirSync(path.join(root, "node_modules/gatsby"), { recursive: true })
  expect(spawnSync("node", ["scripts/preflight.mjs"], { cwd: root }).status).toBe(0)
  const hooks = git("config", "core.hooksPath")
  git("config", "core.hooksPath", "other")
  spawnSync("node", ["scripts/preflight.mjs"], { cwd: root })
  expect(git("config", "core.hooksPath")).toBe("other")
  expect(() => fs.accessSync(path.join(hooks, "pre-commit"), fs.constants.X_OK)).not.toThrow()
})
