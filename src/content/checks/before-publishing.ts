import type { ContentType } from "../define"
import { at, inspect, isRecord, schemaAt } from "../inspect"
import { siteSettings } from "../types/site-settings"
import { show, type Note, type Problem } from "./problem"
import { placeOf, readContent, type Entry } from "./read"

/** What the site ships with in place of the owner's own data. */
const standIns: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /^\+256 000 000 \d{3}$/, what: "a telephone number that nobody has" },
  { pattern: /\bcafn\.example\b/, what: "an address that leads nowhere" },
  { pattern: /^https:\/\/www\.(facebook|instagram|youtube|tiktok)\.com\/$/, what: "the network's front page" },
  { pattern: /^Plot 1, Kabalagala/, what: "a place that is not the office's" },
]

type Found = { path: readonly PropertyKey[]; text: string }

/** What is left of samples and stand-ins below a value. A sample is listed once, whatever it holds. */
const samplesIn = (type: ContentType, value: unknown, path: readonly PropertyKey[] = []): Found[] => {
  if (at(value, "isSample") === true) {
    const flag = schemaAt(type.schema, [...path, "isSample"])
    return [{ path, text: `a sample: ${flag ? inspect(flag).mark.invented : "all of it"}` }]
  }
  if (typeof value === "string") {
    return standIns
      .filter(({ pattern }) => pattern.test(value))
      .map(({ what }) => ({ path, text: `“${value}” is ${what}` }))
  }
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => samplesIn(type, one, [...path, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => samplesIn(type, one, [...path, name])) : []
}

/** What of these entries the owner must replace, fill in or confirm before the site is published. */
const leftIn = (entries: readonly Entry[]): Note[] =>
  entries.flatMap((entry) => [
    ...samplesIn(entry.type, entry.value).map(({ path, text }) => ({ ...placeOf(entry, path), text })),
    ...(entry.type.beforePublishing?.(entry.value) ?? []).map(({ field, text }) => ({
      ...placeOf(entry, [field]),
      text,
    })),
  ])

/** The same of everything under `dataDir`. */
export const leftBeforePublishing = (types: readonly ContentType[], dataDir: string): Note[] =>
  leftIn(readContent(dataDir, types).entries)

/** Hosts that exist for examples alone (RFC 2606): nobody can publish a site there. */
const exampleHost = /\.example$/

/** Refuses a real web address as long as samples or stand-ins are left, unless every page says that it is a preview. */
export const checkAddress = (entries: readonly Entry[]): Problem[] => {
  const site = entries.find(({ type }) => type.name === siteSettings.name)
  const siteUrl = at(site?.value, "siteUrl")
  if (!site || at(site.value, "preview") === true || typeof siteUrl !== "string") return []
  if (!URL.canParse(siteUrl) || exampleHost.test(new URL(siteUrl).hostname)) return []
  const left = leftIn(entries).length
  if (left === 0) return []
  const found = `${show(siteUrl)}, a real address, while ${left === 1 ? "1 thing is" : `${left} things are`} invented or not confirmed`
  const wanted = '"preview": true in this file, or all of them real: npm run content -- --before-publishing lists them'
  return [{ ...placeOf(site, ["siteUrl"]), found, wanted }]
}

/** The list by file, with how many there are. */
export const formatLeft = (notes: readonly Note[]): string => {
  const files = [...new Set(notes.map(({ file }) => file))]
  const lines = files.flatMap((file) => [
    "",
    file,
    ...notes
      .filter((note) => note.file === file)
      .map(({ entry, field, text }) => `  ${[entry, field].filter(Boolean).join(", ") || "all of it"}: ${text}`),
  ])
  const count = notes.length === 1 ? "1 thing is" : `${notes.length} things are`
  return [
    `${count} to be replaced, filled in or confirmed before publishing. docs/before-publishing.md says what comes first.`,
    ...lines,
  ].join("\n")
}
