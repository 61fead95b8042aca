import { readdirSync } from "node:fs"
import path from "node:path"
import { readFolder, readJson } from "../../../e2e/support/site"
import { getProperty } from "../../../src/lib/get-property"

/* The site's content, for tests of specified values. */

/** Reads a file of data/, or the entries of a folder by id. */
export const content = (name: string): unknown => (name.endsWith(".json") ? readJson(name) : readFolder(name))

export const list = (name: string): unknown[] => {
  const value = content(name)
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`)
  return value
}

/** The names of the pictures in a folder of data/images. */
export const pictureNames = (folder: string): string[] =>
  readdirSync(path.join("data", "images", folder)).map((file) => path.parse(file).name)

/** Returns the values at a path such as "mainMenu.items.label"; for a list, of each element. */
export const getValues = (value: unknown, field: string): unknown[] =>
  field
    .split(".")
    .filter(Boolean)
    .reduce<unknown[]>(
      (values, name) =>
        values
          .flat()
          .flatMap((element) => (getProperty(element, name) === undefined ? [] : [getProperty(element, name)])),
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

/** Expects all specified values in order; editors can add others. */
export function expectSpecified(actual: readonly unknown[], specified: readonly unknown[]): void {
  expect(actual.filter((value) => specified.includes(value))).toEqual(specified)
}
