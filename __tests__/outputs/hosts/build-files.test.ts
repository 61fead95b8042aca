/** @jest-environment node */
import { removeOldScripts, type OutputConfig } from "../../../src/outputs/hosts/build-files"

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
