/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { isOnline } from "../../../src/outputs/editor/online"
import { createFolder } from "../../support/temporary-folder"

test("online: a publication is online once the website was built with it", async () => {
  const root = createFolder()
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim()
  const commit = () =>
    git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "-q", "--allow-empty", "-m", "One")
  git("init", "--quiet")
  commit()
  let builtCommit = git("rev-parse", "HEAD")
  commit()
  const site = http
    .createServer((_, response) => response.end(`Contact: x\n# Built from ${builtCommit}\n`))
    .listen(0, "127.0.0.1")
  await once(site, "listening")
  fs.mkdirSync(path.join(root, "data"))
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  fs.writeFileSync(path.join(root, "data/site.json"), JSON.stringify({ siteUrl }))
  expect(await isOnline(root)).toBe(false)
  builtCommit = git("rev-parse", "HEAD")
  expect(await isOnline(root)).toBe(true)
  site.close()
  expect(await isOnline(root)).toBe(false)
})
