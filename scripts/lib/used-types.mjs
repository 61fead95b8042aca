import fs from "node:fs"
import path from "node:path"

/** Gatsby's generated types for the whole schema, and the file with those that are used. */
export const ALL_TYPES = ".cache/gatsby-types.d.ts"
export const USED_TYPES = "src/gatsby-types.d.ts"

/** Code that can use a type of the schema by name, such as `Queries.Product`. */
const CODE = ["src", "e2e", "__tests__", "gatsby-node.ts"]

/** Types of the site's queries and fragments, without the unused fragments of gatsby-transformer-sharp. */
const OF_A_QUERY = /^(?!GatsbyImageSharp)\w+(Query|Fragment)$/

/** Writes src/gatsby-types.d.ts from Gatsby's types for the whole schema; does nothing if they do not exist. */
export function writeUsedTypes(root) {
  const all = path.join(root, ALL_TYPES)
  if (!fs.existsSync(all)) return
  const used = usedTypes(fs.readFileSync(all, "utf8"), namedTypes(root))
  const target = path.join(root, USED_TYPES)
  if (!fs.existsSync(target) || fs.readFileSync(target, "utf8") !== used) fs.writeFileSync(target, used)
}

/**
 * Like `writeUsedTypes`, but ignores a file that Gatsby has not finished writing. The next change calls it again.
 */
export function followUsedTypes(root) {
  const all = path.join(root, ALL_TYPES)
  if (fs.existsSync(all) && fs.readFileSync(all, "utf8").trimEnd().endsWith("\n}")) writeUsedTypes(root)
}

/**
 * Filters Gatsby's generated types: keeps those of queries and fragments, those named in the code, and those they refer
 * to. The others, more than half, are inputs for filters and sorts.
 *
 * @param {string} generated the text of Gatsby's file
 * @param {ReadonlySet<string>} named names of types that the code uses
 */
export function usedTypes(generated, named) {
  const [, body] = /^declare namespace Queries \{\n([\s\S]*)\n\}\s*$/m.exec(generated) ?? []
  if (body === undefined)
    throw new Error("Gatsby has changed the format of its generated types. Update scripts/lib/used-types.mjs.")
  // Splits before each type or its comment.
  const texts = body.split(/(?<!\*\/)\n(?=(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?type \w)/).map((text) => text.trim())
  const types = new Map(texts.map((text) => [/^type (\w+)/m.exec(text)?.[1], text]))

  const used = new Set()
  const use = (name) => {
    const text = types.get(name)
    if (!text || used.has(text)) return
    used.add(text)
    for (const [referred] of text.replace(/\/\*\*.*?\*\//gs, "").matchAll(/\w+/g)) use(referred)
  }
  for (const name of types.keys()) if (OF_A_QUERY.test(name) || named.has(name)) use(name)

  const kept = texts.filter((text) => used.has(text))
  return [
    "/* Written by the build, of what it generates: what queries give, and the types that the code names. */",
    `declare namespace Queries {\n\n${kept.join("\n\n")}\n\n}\n`,
  ].join("\n")
}

function namedTypes(root) {
  const names = new Set()
  for (const entry of CODE) {
    for (const file of codeFiles(path.join(root, entry))) {
      for (const [, name] of fs.readFileSync(file, "utf8").matchAll(/\bQueries\.(\w+)/g)) names.add(name)
    }
  }
  return names
}

function codeFiles(entry) {
  if (!fs.statSync(entry).isDirectory()) return [entry]
  return fs
    .readdirSync(entry, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => path.join(entry, file))
}
