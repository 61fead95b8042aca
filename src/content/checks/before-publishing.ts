import { standInNumber } from "../../lib/stand-ins"
import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import { fieldsFor, inspect, type Schema } from "../inspect"
import { topics, type ToConfirm, type Topic } from "../topics"
import { siteSettings } from "../types/site-settings"
import { show, type Place, type Problem } from "./problem"
import { placeOf, readContent, type Entry } from "./read"

/** Placeholders of the repository for data that the owner must supply. */
const standIns: readonly { pattern: RegExp; what: string }[] = [
  { pattern: standInNumber, what: "a telephone number that does not answer" },
  { pattern: /\bcafn\.example\b/, what: "an address that leads nowhere" },
  { pattern: /^https:\/\/www\.(facebook|instagram|youtube|tiktok)\.com\/$/, what: "the network's front page" },
  { pattern: /^Plot 1, Kabalagala/, what: "a place that is not the office's" },
]

type Left = ToConfirm & { path: readonly PropertyKey[] }
type LeftItem = ToConfirm & { place: Place }

/** Returns what must be confirmed at and below a value; placeholders inside samples don't count again. */
const leftBelow = (
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
  parent?: unknown,
  isInSample = false,
): Left[] => {
  const { form, meta } = inspect(schema)
  const toConfirm = meta.toConfirm?.(value, parent)
  if (toConfirm) return [{ path, ...toConfirm }]
  if (typeof value === "string") {
    if (isInSample) return []
    return standIns
      .filter(({ pattern }) => pattern.test(value))
      .map(({ what }) => ({ path, topic: "numbers", text: `“${value}” is ${what}` }))
  }
  if (form.kind === "array") {
    const elements: readonly unknown[] = Array.isArray(value) ? value : []
    return elements.flatMap((element, index) => leftBelow(form.element, element, [...path, index], value, isInSample))
  }
  const { isSample, ...fields } = fieldsFor(form, value) ?? {}
  const sample = isSample ? leftBelow(isSample, getProperty(value, "isSample"), path, value) : []
  const isWithin = isInSample || sample.length > 0
  const below = Object.entries(fields).flatMap(([name, field]) =>
    leftBelow(field, getProperty(value, name), [...path, name], value, isWithin),
  )
  return [...sample, ...below]
}

const order = Object.keys(topics)

const leftIn = (entries: readonly Entry[]): LeftItem[] =>
  entries
    .flatMap((entry) =>
      leftBelow(entry.type.schema, entry.value).map(({ path, ...left }) => ({ ...left, place: placeOf(entry, path) })),
    )
    .sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))

/** Returns what the owner must replace, fill in or confirm before publishing. */
export const leftBeforePublishing = (types: readonly ContentType[], dataDir: string): LeftItem[] =>
  leftIn(readContent(dataDir, types).entries)

/** A reserved domain (RFC 2606), where no site can be published. */
const exampleHost = /\.example$/

/** Refuses a real web address while anything is left to confirm, unless `preview` is set. */
export const checkAddress = (entries: readonly Entry[]): Problem[] => {
  const site = entries.find(({ type }) => type.name === siteSettings.name)
  const siteUrl = getProperty(site?.value, "siteUrl")
  if (!site || getProperty(site.value, "preview") === true || typeof siteUrl !== "string") return []
  if (!URL.canParse(siteUrl) || exampleHost.test(new URL(siteUrl).hostname)) return []
  const left = leftIn(entries).length
  if (left === 0) return []
  const actual = `${show(siteUrl)}, a real address, while ${left === 1 ? "1 thing is" : `${left} things are`} invented or not confirmed`
  const expected =
    '"preview": true in this file, or all of them real: npm run content -- --before-publishing lists them'
  return [{ ...placeOf(site, ["siteUrl"]), actual, expected }]
}

export const formatLeft = (left: readonly LeftItem[]): string => {
  const lines = [...new Set(left.map(({ topic }) => topic))].flatMap((topic: Topic) => [
    "",
    topics[topic],
    ...left
      .filter((item) => item.topic === topic)
      .map(({ place, text }) => `  ${[place.file, place.entry, place.field].filter(Boolean).join(", ")}: ${text}`),
  ])
  const count = left.length === 1 ? "1 thing is" : `${left.length} things are`
  return [
    `${count} to be replaced, filled in or confirmed before publishing. docs/before-publishing.md says who to ask.`,
    ...lines,
  ].join("\n")
}
