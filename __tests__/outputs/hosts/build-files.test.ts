/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import webpack, { type Configuration } from "webpack"
import { removeBuildFiles, removeOldScripts, type OutputConfig } from "../../../src/outputs/hosts/build-files"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "build-files-"))
afterAll(() => fs.rmSync(root, { recursive: true }))

test("what Gatsby needs for itself is taken out of public, and nothing else", () => {
  const files = [
    "index.html",
    "static/picture.webp",
    "~partytown/debug/partytown.js",
    "_gatsby/slices/_gatsby-scripts-1.html",
    "webpack.stats.json",
    "chunk-map.json",
    "index.html.br",
  ]
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true })
    fs.writeFileSync(path.join(root, "public", file), "")
  }
  removeBuildFiles(root)
  expect(fs.readdirSync(path.join(root, "public"))).toEqual(["index.html", "static"])
  expect(() => removeBuildFiles(root)).not.toThrow()
})

describe("scripts of earlier builds", () => {
  const folder = path.join(root, "bundles")
  const write = (file: string, text = "") => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }

  test("are taken out by the next bundling, and nothing else", async () => {
    write("entry.js", "export const started = true")
    const old = ["app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js.LICENSE.txt"]
    const others = ["member-form.js", "about-us/index.html"]
    for (const file of [...old, ...others]) write(`public/${file}`)
    const config: Configuration & OutputConfig = {
      mode: "production",
      context: folder,
      entry: { app: "./entry.js" },
      output: { path: path.join(folder, "public"), filename: "[name]-[contenthash].js" },
    }
    removeOldScripts(() => config)
    const stats = await promisify(webpack)([config])
    expect(stats?.hasErrors()).toBe(false)
    const left = fs.readdirSync(path.join(folder, "public"))
    expect(left.filter((file) => /^app-[0-9a-f]{20}\.js$/.test(file))).toHaveLength(1)
    expect(left).not.toEqual(expect.arrayContaining([old[0]]))
    expect(left).not.toEqual(expect.arrayContaining([old[1]]))
    for (const file of others) expect(fs.existsSync(path.join(folder, "public", file))).toBe(true)
  })
})
