/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { removeBuildFiles, removeOldScripts, type OutputConfig } from "../../../src/outputs/hosts/build-files"

test("build files: Gatsby's own files are removed from public/, and nothing else", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "build-files-"))
  const own = ["~partytown/debug/partytown.js", "_gatsby/slices/_gatsby-scripts-1.html", "webpack.stats.json"]
  for (const file of [...own, "chunk-map.json", "index.html.br", "index.html"]) {
    fs.mkdirSync(path.join(root, "public", path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, "public", file), "")
  }
  removeBuildFiles(root)
  expect(fs.readdirSync(path.join(root, "public"))).toEqual(["index.html"])
  expect(() => removeBuildFiles(root)).not.toThrow()
  fs.rmSync(root, { recursive: true })
})

test("build files: webpack removes scripts and styles of earlier builds, and nothing else", () => {
  const config: OutputConfig = { output: {} }
  removeOldScripts(() => config)
  const { keep } = config.output.clean as { keep: (file: string) => boolean }
  const old = [
    "app-0123456789abcdef0123.js",
    "app-0123456789abcdef0123.js.LICENSE.txt",
    "styles.0123456789abcdef0123.css",
  ]
  expect(old.filter(keep)).toEqual([])
  const others = ["member-form.js", "about-us/index.html"]
  expect(others.filter(keep)).toEqual(others)
})
