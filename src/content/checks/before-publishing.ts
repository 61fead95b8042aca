import { placeholderNumber } from "../../lib/placeholders"
import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import { getFields, inspect, type Schema } from "../inspect"
import { topics, type ToConfirm, type Topic } from "../topics"
import { siteSettings } from "../types/site-settings"
import { formatValue, type Place, type Problem } from "./problem"
import { getPlace, readContent, type Entry } from "./read"

/** Placeholders of the repository for data that the owner must supply. */
const placeholders: readonly { pattern: RegExp; what: string }[] = [
  { pattern: placeholderNumber, what: "a placeholder phone number" },
  { pattern: /\bcafn\.example\b/, what: "a placeholder address" },
  {
    pattern: /^https:\/\/www\.(facebook|instagram|youtube|tiktok)\.com\/$/,
    what: "the network's home page, not your profile",
  },
  { pattern: /^Plot 1, Kabalagala/, what: "a placeholder for the office's address" },
]

type Left = ToConfirm & { path: readonly PropertyKey[] }
type OpenItem = ToConfirm & { place: Place }

/** Returns what must be confirmed at and below a value; placeholders inside samples don't count again. */
const findOpenBelow = (
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
    return placeholders
      .filter(({ pattern }) => pattern.test(value))
      .map(({ what }) => ({ path, topic: "numbers", text: `“${value}” is ${what}` }))
  }
  if (form.kind === "array") {
    const elements: readonly unknown[] = Array.isArray(value) ? value : []
    return elements.flatMap((element, index) =>
      findOpenBelow(form.element, element, [...path, index], value, isInSample),
    )
  }
  const { isSample, ...fields } = getFields(form, value) ?? {}
  const sample = isSample ? findOpenBelow(isSample, getProperty(value, "isSample"), path, value) : []
  const isWithin = isInSample || sample.length > 0
  const below = Object.entries(fields).flatMap(([name, field]) =>
    findOpenBelow(field, getProperty(value, name), [...path, name], value, isWithin),
  )
  return [...sample, ...below]
}

const order = Object.keys(topics)

const findOpenItems = (entries: readonly Entry[]): OpenItem[] =>
  entries
    .flatMap((entry) =>
      findOpenBelow(entry.type.schema, entry.value).map(({ path, ...item }) => ({
        ...item,
        place: getPlace(entry, path),
      })),
    )
    .sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))

/** Returns what the owner must replace, fill in or confirm before publishing. */
export const getOpenItems = (types: readonly ContentType[], dataDir: string): OpenItem[] =>
  findOpenItems(readContent(dataDir, types).entries)

/** A reserved domain (RFC 2606), where no site can be published. */
const exampleHost = /\.example$/

/** Refuses a real web address while anything is left to confirm, unless `preview` is set. */
export const checkAddress = (entries: readonly Entry[]): Problem[] => {
  const site = entries.find(({ type }) => type.name === siteSettings.name)
  const siteUrl = getProperty(site?.value, "siteUrl")
  if (!site || getProperty(site.value, "preview") === true || typeof siteUrl !== "string") return []
  if (!URL.canParse(siteUrl) || exampleHost.test(new URL(siteUrl).hostname)) return []
  const count = findOpenItems(entries).length
  if (count === 0) return []
  const actual = `${formatValue(siteUrl)}, a real address, while ${count === 1 ? "1 thing is" : `${count} things are`} invented or not confirmed`
  const expected =
    '"preview": true in this file, or all of them real: npm run content -- --before-publishing lists them'
  return [{ ...getPlace(site, ["siteUrl"]), actual, expected }]
}

export const formatOpenItems = (openItems: readonly OpenItem[]): string => {
  const lines = [...new Set(openItems.map(({ topic }) => topic))].flatMap((topic: Topic) => [
    "",
    topics[topic],
    ...openItems
      .filter((item) => item.topic === topic)
      .map(({ place, text }) => `  ${[place.file, place.entry, place.field].filter(Boolean).join(", ")}: ${text}`),
  ])
  const count = openItems.length === 1 ? "1 thing" : `${openItems.length} things`
  return [
    `Replace, fill in or confirm ${count} before publishing. docs/before-publishing.md says who to ask.`,
    ...lines,
  ].join("\n")
}
