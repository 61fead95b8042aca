/** @jest-environment node */
import { once } from "node:events"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { isOnline } from "../../../src/outputs/editor/online"
import { commitFiles, git } from "../../support/git"
import { createFolder } from "../../support/temporary-folder"

test("online: a publication is online once the website was built with it", async () => {
  const root = createFolder()
  commitFiles(root)
  let builtCommit = git(root, "rev-parse", "HEAD")
  git(root, "commit", "--quiet", "--allow-empty", "--message=Two")
  const site = http
    .createServer((_, response) => response.end(`Contact: x\n# Built from ${builtCommit}\n`))
    .listen(0, "127.0.0.1")
  await once(site, "listening")
  fs.mkdirSync(path.join(root, "data"))
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  fs.writeFileSync(path.join(root, "data/site.json"), JSON.stringify({ siteUrl }))
  expect(await isOnline(root)).toBe(false)
  builtCommit = git(root, "rev-parse", "HEAD")
  expect(await isOnline(root)).toBe(true)
  site.close()
  expect(await isOnline(root)).toBe(false)
})
