/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { copiedPackages, LicensesPlugin, licensesFile } from "../../../src/outputs/licenses/licenses"
import { createFolder } from "../../support/temporary-folder"

const mit = { license: "MIT", text: "MIT License\n\nCopyright (c) Jane Doe\n" }

test("licenses.txt: has each text once, below the sorted packages that it applies to", () => {
  const file = licensesFile([
    { name: "b", version: "2.0.0", ...mit },
    { name: "c", version: "1.0.0", license: "ISC", text: "ISC License" },
    { name: "a", version: "1.0.0", license: "MIT", text: mit.text.replaceAll("\n", "\r\n") },
    { name: "b", version: "1.0.0", ...mit },
  ])
  const [, ...sections] = file.split(/\n-+\n\n/)
  expect(sections).toEqual([
    "* a 1.0.0 (MIT)\n* b 1.0.0 (MIT)\n* b 2.0.0 (MIT)\n\nMIT License\n\nCopyright (c) Jane Doe\n",
    "* c 1.0.0 (ISC)\n\nISC License\n",
  ])
})

const root = createFolder()

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const addPackage = (name: string, fields: object, license?: [file: string, text: string]) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", license: "MIT", ...fields }))
  if (license) write(`node_modules/${name}/${license[0]}`, license[1])
}
const createModule = (file: string, modules?: readonly { nameForCondition: () => string }[]) => ({
  nameForCondition: () => path.join(root, file),
  modules,
})

beforeAll(() => {
  fs.mkdirSync(path.join(root, "public"))
  write("static/fonts/face.woff2", "")
  write("static/fonts/OFL.txt", "The face's licence")
  for (const name of copiedPackages) addPackage(name, {}, ["LICENSE", `Licence of ${name}`])
  addPackage("alone", {}, ["license", "Alone's licence"])
  addPackage("merged", {}, ["LICENSE/LICENSE", "Merged's licence"])
  addPackage("@without-file/one", { author: "Jane Doe" })
  addPackage("unlicensed", { license: undefined })
})

/** Runs the plugin on a bundle of these modules, and returns licenses.txt. */
function bundle(...modules: ReturnType<typeof createModule>[]): string {
  const chunk = {}
  const compilation = { chunks: [chunk], chunkGraph: { getChunkModulesIterable: () => modules } }
  new LicensesPlugin(root).apply({ hooks: { done: { tap: (_, run) => run({ compilation }) } } })
  return fs.readFileSync(path.join(root, "public/licenses.txt"), "utf8")
}

test("licenses.txt: lists packages of bundles, of concatenated modules, and copied ones", () => {
  const file = bundle(
    createModule("src/root.tsx", [createModule("node_modules/merged/a.js")]),
    createModule("node_modules/alone/b.js"),
    createModule("node_modules/@without-file/one/index.js"),
  )
  expect(file).toContain("* alone 1.0.0 (MIT)\n\nAlone's licence")
  expect(file).toContain("* merged 1.0.0 (MIT)\n\nMerged's licence")
  for (const name of copiedPackages) expect(file).toContain(`* ${name} 1.0.0 (MIT)\n\nLicence of ${name}`)
  expect(file).toContain("* fonts/face.woff2 (OFL-1.1)\n\nThe face's licence")
  // The default text, for a package without a licence file.
  expect(file).toContain("* @without-file/one 1.0.0 (MIT)\n\nThe MIT License as above. Copyright (c) Jane Doe\n")
  expect(file).not.toContain(root)
})

test("licenses.txt: a package without a licence text stops the build", () => {
  expect(() => bundle(createModule("node_modules/unlicensed/index.js"))).toThrow(
    "unlicensed is sent to visitors and comes without its licence",
  )
})
