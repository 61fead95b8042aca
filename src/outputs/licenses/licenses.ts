import fs from "node:fs"
import path from "node:path"

/** Third-party work that is sent to visitors. */
export interface Shipped {
  name: string
  version: string
  /** SPDX expression, such as "MIT". */
  license: string
  /** With the copyright notice. */
  text: string
}

/**
 * Packages that reach visitors without an import: Gatsby's browser code is copied into .cache, webpack adds its loader
 * to bundles, and Tailwind its base styles to the stylesheet.
 */
export const copiedPackages = ["gatsby", "webpack", "tailwindcss"] as const

/** The used part of webpack's module; several can be concatenated. */
interface Module {
  nameForCondition: () => string | null
  modules?: readonly Module[]
}

interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: { compilation: Compilation }) => void) => void } }
}
interface Compilation {
  chunks: Iterable<object>
  chunkGraph: { getChunkModulesIterable: (chunk: object) => Iterable<Module> }
}

/** Writes public/licenses.txt after each bundling; fails if a package has no licence. */
export class LicensesPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("LicensesPlugin", ({ compilation }) => {
      const folders = new Set(copiedPackages.map((name) => fs.realpathSync(`${this.root}/node_modules/${name}`)))
      for (const file of bundledFiles(compilation)) {
        const folder = packageFolder(file)
        if (folder) folders.add(fs.realpathSync(folder))
      }
      const shipped = [...Array.from(folders, readPackage), ...readTypefaces(this.root)]
      fs.writeFileSync(path.join(this.root, "public/licenses.txt"), licensesFile(shipped))
    })
  }
}

function bundledFiles({ chunks, chunkGraph }: Compilation): Set<string> {
  const files = new Set<string>()
  const add = (module: Module): void => {
    const file = module.nameForCondition()
    if (file) files.add(file)
    module.modules?.forEach(add)
  }
  for (const chunk of chunks) for (const module of chunkGraph.getChunkModulesIterable(chunk)) add(module)
  return files
}

/** Returns the folder of a file's package; null for the site's own files. */
export function packageFolder(file: string): string | null {
  const [, folder = null] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? []
  return folder
}

interface PackageFile {
  name?: string
  version?: string
  license?: string
  author?: Person
  authors?: readonly Person[]
}
type Person = string | { name: string }

/** Reads a package; throws if it has no licence. */
export function readPackage(folder: string): Shipped {
  const {
    name,
    version,
    license,
    author,
    authors = [],
  } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as PackageFile
  const text = licenseText(folder)
  const makers = [author ?? [], authors].flat().map((person) => (typeof person === "string" ? person : person.name))
  if (name && version && license && text) return { name, version, license, text }
  // Some packages have no licence file; the text of MIT is in others.
  if (name && version && license === "MIT" && makers[0]) {
    return { name, version, license, text: `The MIT License as above. Copyright (c) ${makers.join(", ")}` }
  }
  throw new Error(
    `${name ?? path.basename(folder)} is sent to visitors and comes without its licence: src/outputs/licenses/licenses.ts can't name it.`,
  )
}

/** Reads the text from a file or folder named "licence". */
function licenseText(folder: string): string | undefined {
  const entry = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^licen[cs]e/i.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))[0]
  if (!entry) return undefined
  const file = path.join(folder, entry.name)
  return entry.isDirectory() ? licenseText(file) : fs.readFileSync(file, "utf8")
}

function readTypefaces(root: string): Shipped[] {
  const folder = path.join(root, "static/fonts")
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => ({
      name: `fonts/${file}`,
      version: "",
      license: "OFL-1.1",
      text: fs.readFileSync(path.join(folder, "OFL.txt"), "utf8"),
    }))
}

/** Returns each licence's text once, below the names that it covers. */
export function licensesFile(shipped: readonly Shipped[]): string {
  const names = new Map<string, string[]>()
  for (const { name, version, license, text } of [...shipped].sort(byNameAndVersion)) {
    const key = text.replaceAll("\r\n", "\n").trim()
    names.set(key, [...(names.get(key) ?? []), `* ${[name, version].filter(Boolean).join(" ")} (${license})`])
  }
  const parts = Array.from(names, ([text, lines]) => `${lines.join("\n")}\n\n${text}\n`)
  return [`This website is made with the work of others. Their licences:\n`, ...parts].join(`\n${"-".repeat(80)}\n\n`)
}

const byNameAndVersion = (a: Shipped, b: Shipped): number =>
  a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1
