import { readdirSync } from "node:fs"
import path from "node:path"
import { readFolder, readJson } from "../../../e2e/support/site"
import { getProperty } from "../../../src/lib/get-property"

/* The site's own content, for tests of what the specification states about it. */

/** A file of data/, or the entries of one of its folders by their ids. */
export const content = (name: string): unknown => (name.endsWith(".json") ? readJson(name) : readFolder(name))

export const list = (name: string): unknown[] => {
  const value = content(name)
  if (!Array.isArray(value)) throw new Error(`${name} holds no list`)
  return value
}

/** The names of the pictures in a folder of data/images. */
export const pictureNames = (folder: string): string[] =>
  readdirSync(path.join("data", "images", folder)).map((file) => path.parse(file).name)

/** The values at a path such as "mainMenu.items.label"; of each entry where a list is on the way. */
export const getValues = (value: unknown, field: string): unknown[] =>
  field
    .split(".")
    .filter(Boolean)
    .reduce<unknown[]>(
      (values, name) =>
        values.flat().flatMap((one) => (getProperty(one, name) === undefined ? [] : [getProperty(one, name)])),
      [value],
    )
    .flat()

const collectTexts = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

/** All texts of the content, except the claims themselves and the descriptions of pictures. */
export const texts = (): string[] =>
  readdirSync("data", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json") && !/^(schemas|claims|pictures)/.test(file))
    .flatMap((file) => collectTexts(readJson(file)))

/**
 * All that is stated must be there, in the stated order. An editor may add more, before, between and after: what the
 * specification counts is what the site ships with, not a limit.
 */
export function expectStated(found: readonly unknown[], stated: readonly unknown[]): void {
  expect(found.filter((one) => stated.includes(one))).toEqual(stated)
}
