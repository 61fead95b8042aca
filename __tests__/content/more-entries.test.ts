/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { checkContent } from "../../src/content"

/*
 * What the specification counts is what the site ships with, not a limit: in a copy of the project an editor adds one of
 * each, and the content check and the tests of the content pass.
 */

const project = path.join(__dirname, "..", "..")

let root: string

const at = (file: string) => path.join(root, file)
const read = (file: string) => readFileSync(at(file), "utf8")
const write = (file: string, content: string | Buffer) => writeFileSync(at(file), content)

/** Writes a new entry out of the text of another. */
function copyEntry(from: string, to: string, ...changes: readonly (readonly [RegExp, string])[]) {
  write(
    to,
    changes.reduce((text, [piece, by]) => {
      expect(text).toMatch(piece)
      return text.replace(piece, by)
    }, read(from)),
  )
}

function addToList(file: string, entry: string) {
  expect(read(file)).toMatch(/\n\]\n$/)
  write(file, read(file).replace(/\n\]\n$/, `,\n${entry}\n]\n`))
}

const additions: Readonly<Record<string, () => void>> = {
  "another service": () =>
    copyEntry(
      "data/services/9-sustainability-climate-action.json",
      "data/services/9001-milk-records.json",
      [/"id": 9/, '"id": 9001'],
      [/"servicePath": "[^"]+"/, '"servicePath": "another-service"'],
      [/"title": "[^"]+"/, '"title": "Another Service"'],
    ),
  "another product": () =>
    copyEntry(
      "data/products/8-goat-milk.json",
      "data/products/9001-mutton.json",
      [/"id": 8/, '"id": 9001'],
      [/"title": "[^"]+"/, '"title": "Another Product"'],
      [/"sku": "[^"]+"/, '"sku": "CAFN-ANOTHER"'],
      [/"price": "[^"]+"/, '"price": "UGX24,000"'],
    ),
  "a product whose price has neither cents nor commas": () =>
    copyEntry(
      "data/products/8-goat-milk.json",
      "data/products/9002-hide.json",
      [/"id": 8/, '"id": 9002'],
      [/"title": "[^"]+"/, '"title": "A Third Product"'],
      [/"sku": "[^"]+"/, '"sku": "CAFN-THIRD"'],
      [/"price": "[^"]+"/, '"price": "UGX24000"'],
    ),
  "another price of a product that the specification counts": () =>
    write(
      "data/products/8-goat-milk.json",
      read("data/products/8-goat-milk.json").replace(/"price": "[^"]+"/, '"price": "UGX7,000"'),
    ),
  "another post": () =>
    copyEntry(
      "data/posts/4-biogas-four-cows.json",
      "data/posts/9001-biogas.json",
      [/"id": 4/, '"id": 9001'],
      [/"title": "[^"]+"/, '"title": "Another Post"'],
    ),
  "another project": () =>
    copyEntry(
      "data/projects/2-women-in-livestock.json",
      "data/projects/9001-hay.json",
      [/"id": 2/, '"id": 9001'],
      [/"title": "[^"]+"/, '"title": "Another Project"'],
      [/"projectPath": "[^"]+"/, '"projectPath": "another-project"'],
    ),
  "another farmer": () =>
    copyEntry(
      "data/farmers/1-nakato-prossy.json",
      "data/farmers/9001-farmer.json",
      [/"id": 1,\n {2}"name": "[^"]+"/, '"id": 9001,\n  "name": "Another Farmer"'],
      [/"end": \d+/, '"end": 50'],
    ),
  "another banner of the home page": () =>
    addToList(
      "data/banners.json",
      JSON.stringify({
        ...(JSON.parse(read("data/banners.json")) as object[])[0],
        id: 9001,
        title: "Hay for Everybody",
        buttonHref: "/shop",
      }),
    ),
  "another picture of the gallery": () => {
    write("data/images/gallery/image_9001.jpg", "")
    write("data/gallery.json", read("data/gallery.json").replace(/(\n *)\]/, ',$1  "gallery/image_9001"$1]'))
    addToList("data/pictures.json", '{ "path": "gallery/image_9001", "alt": "Hay on a lorry at dusk." }')
  },
  "what systems leave behind": () => {
    for (const folder of ["data", "data/products", "data/services", "data/images", "data/images/gallery"]) {
      for (const name of [".DS_Store", "Thumbs.db", "desktop.ini"]) write(`${folder}/${name}`, Buffer.from([0, 0, 1]))
    }
  },
}

/** A page of the owner. The check of this process knows the project's routes alone, so this is in no list above. */
function addPage() {
  write("src/lib/paths.ts", read("src/lib/paths.ts").replace('"/farm",', '"/farm",\n  "/zz-prices",'))
  const farm = (JSON.parse(read("data/pages.json")) as { route: string }[]).find(({ route }) => route === "/farm")
  addToList(
    "data/pages.json",
    JSON.stringify({
      ...farm,
      route: "/zz-prices",
      title: "Zz",
      heading: "Zz",
      lead: "Zz is a page.",
      description: "A page of an owner.",
    }),
  )
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "more-"))
  for (const name of ["data", "src/content", "src/lib", "__tests__/content", "__mocks__", "jest.config.js"]) {
    cpSync(path.join(project, name), at(name), { recursive: true })
  }
  for (const name of ["node_modules", "static", "package.json", "__tests__/setup.ts", "__tests__/support"]) {
    symlinkSync(path.join(project, name), at(name))
  }
})

afterEach(() => rmSync(root, { recursive: true }))

test.each(Object.keys(additions))("%s is in order", (name) => {
  additions[name]?.()
  expect(checkContent(at("data"))).toEqual([])
})

test("all of them and a page together pass the tests of what the specification states", () => {
  addPage()
  for (const add of Object.values(additions)) add()
  const jest = require.resolve("jest/bin/jest")
  const output = execFileSync(process.execPath, [jest, "--ci", "--json", "content/(specification|stated-words)"], {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
  })
  expect(JSON.parse(output)).toMatchObject({ success: true, numTotalTestSuites: 2, numFailedTests: 0 })
})
