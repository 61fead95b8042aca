import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { at } from "../../../src/content/inspect"
import { withoutMark } from "../../../src/content/read-text"

/* The site's own content, for tests of what the specification states about it. */

const data = path.join(__dirname, "..", "..", "..", "data")

export const read = (file: string): unknown => JSON.parse(withoutMark(readFileSync(path.join(data, file), "utf8")))

export const list = (file: string): unknown[] => {
  const value = read(file)
  if (!Array.isArray(value)) throw new Error(`${file} holds no list`)
  return value
}

/** The entries of a folder by their ids. */
export const folder = (name: string): unknown[] =>
  readdirSync(path.join(data, name))
    .filter((file) => file.endsWith(".json"))
    .map((file) => read(`${name}/${file}`))
    .sort((a, b) => Number(at(a, "id")) - Number(at(b, "id")))

/** The files of a folder of data/images. */
export const pictures = (name: string): string[] =>
  readdirSync(path.join(data, "images", name)).filter((file) => /\.(webp|jpe?g|png|avif)$/.test(file))

export const each = (entries: readonly unknown[], field: string): unknown[] => entries.map((entry) => at(entry, field))

/** What stands at a path such as "mainMenu.items.label"; of each entry where a list is on the way. */
export const valuesAt = (value: unknown, field: string): unknown[] =>
  field
    .split(".")
    .filter(Boolean)
    .reduce<unknown[]>(
      (values, name) => values.flat().flatMap((one) => (at(one, name) === undefined ? [] : [at(one, name)])),
      [value],
    )
    .flat()

/**
 * All that is stated must be there, in the stated order. An editor may add more, before, between and after: what the
 * specification counts is what the site ships with, not a limit.
 */
export function expectStated(found: readonly unknown[], stated: readonly unknown[]): void {
  const names = stated.map((one) => JSON.stringify(one))
  expect(found.filter((one) => names.includes(JSON.stringify(one)))).toEqual(stated)
}
