import { at } from "../inspect"
import { siteSettings } from "../types/site-settings"
import { leftIn } from "./before-publishing"
import { show, type Problem } from "./problem"
import { placeOf, type Entry } from "./read"

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
