import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { hashOf, photographOf } from "../src/photographs"

/*
 * data/README.md, "Replace a picture by a photograph", step by step, and then the command that draws all pictures. It
 * runs in a copy, on the pictures that are quickest to draw.
 */

const project = path.join(__dirname, "../..")
const name = "testimonials/avatar-1"
const own = "Kato Deo laughs under a straw hat, photographed in Masaka."
const photograph = Buffer.from("the bytes of a photograph")

let root: string

const at = (file: string) => path.join(root, file)
const image = (ending: string) => at(`data/images/${name}${ending}`)
const describe = (text: string) => writeFileSync(at("data/pictures.json"), JSON.stringify([{ path: name, alt: text }]))
const described = () => JSON.parse(readFileSync(at("data/pictures.json"), "utf8")) as { path: string; alt: string }[]
const description = () => described().find(({ path }) => path === name)?.alt
const draw = () =>
  execFileSync("npx", ["--no-install", "tsx", "src/cli.ts", "--only", name], {
    cwd: at("illustrations"),
    encoding: "utf8",
  })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "photograph-"))
  for (const file of ["illustrations/src", "src/lib/logo-mark.ts", "tailwind.config.js", "data/drawn.json"]) {
    cpSync(path.join(project, file), at(file), { recursive: true })
  }
  symlinkSync(path.join(project, "illustrations/node_modules"), at("illustrations/node_modules"))
  mkdirSync(path.dirname(image("")), { recursive: true })
  describe(own)
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([".jpeg", ".png", ".avif", ".webp"])("a file in %s that was not drawn is a photograph", async (ending) => {
  writeFileSync(image(ending), photograph)
  expect(await photographOf(name, {}, at("data/images"))).toBe(name + ending)
  expect(await photographOf(name, { [name]: hashOf(photograph) }, at("data/images"))).toBe(
    ending === ".webp" ? undefined : name + ending,
  )
})

test("a drawing that was never made is no photograph", async () => {
  expect(await photographOf(name, {}, at("data/images"))).toBeUndefined()
  expect(await photographOf("nowhere/picture", {}, at("data/images"))).toBeUndefined()
})

test.each([".jpg", ".webp"])("a photograph in %s stays, with its description", (ending) => {
  writeFileSync(image(ending), photograph)
  expect(draw()).toContain(`${name}: not drawn, data/images/${name}${ending} is a photograph\n0 pictures drawn`)
  expect(readFileSync(image(ending)).equals(photograph)).toBe(true)
  expect(ending === ".webp" || !existsSync(image(".webp"))).toBe(true)
  expect(description()).toBe(own)
})

test("once the photograph is deleted the drawing comes back, and is drawn again from then on", () => {
  expect(draw()).toContain("1 pictures drawn")
  const drawn = readFileSync(image(".webp"))
  expect(description()).not.toBe(own)
  describe(own)
  expect(draw()).toContain("1 pictures drawn")
  expect(readFileSync(image(".webp")).equals(drawn)).toBe(true)
})

test("descriptions that a Windows editor saved with a byte-order mark are read", () => {
  const other = { path: "farmers/farmer-9", alt: own }
  writeFileSync(at("data/pictures.json"), `\uFEFF${JSON.stringify([other])}`)
  expect(draw()).toContain("1 pictures drawn")
  expect(described()).toContainEqual(other)
})
