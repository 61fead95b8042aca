import { searchBuiltSite } from "../site/support/search-built-site"

/*
 * What visitors type, by the page that the search of the built site must find first. The pages are those that the site
 * ships with, so an owner's content may have others.
 */
const searchQueries: Readonly<Record<string, readonly string[]>> = {
  "/animal-health": [
    "vet",
    "omusawo",
    "my goat is sick",
    "vaccination",
    "chanjo",
    "dead cow",
    "ente efudde",
    "sheep",
    "foot rot",
    "FMD vaccine price",
  ],
  "/blog-single/2": ["Northern region"],
  "/blog-single/5": ["ticks"],
  "/about-us": ["diaspora"],
  "/contact": ["opening hours", "WhatsApp", "where is the office", "complaint", "journalist"],
  "/privacy": ["privacy"],
  "/accessibility": ["accessibility"],
  "/terms": ["refund"],
  "/registration-form": ["join", "fee"],
  "/project": ["farmer near me"],
  "/shop": ["price"],
  "/shop-single/1": ["ente", "ng'ombe", "how much is a heifer"],
  "/shop-single/2": ["goat", "mbuzi", "Central"],
  "/shop-single/3": ["milk", "amata"],
  "/shop-single/4": ["kuku"],
  "/shop-single/5": ["eggs", "amagi"],
  "/shop-single/6": ["nyama"],
  "/shop-single/7": ["leather"],
  "/shop-single/10": ["ghee"],
  "/service-details/1/knowledge-sharing-training": ["training"],
  "/service-details/2/collective-bargaining": ["loan"],
  "/service-details/3/market-access-promotion": ["market"],
  "/service-details/4/resource-sharing": ["tractor"],
  "/service-details/5/advocacy-representation": ["land law"],
  "/service-details/6/data-collection-innovation": ["weather"],
  "/service-details/7/risk-management-insurance": ["insurance", "stolen cow"],
  "/service-details/8/community-building": ["community group"],
  "/service-details/9/sustainability-climate-action": ["trees"],
  "/blog-single/4": ["biogas"],
  "/project-details/2/women-in-livestock": ["women"],
  "/project-details/3/youth-in-cattle-farming": ["youth"],
  "/project-details/4/healthy-cattle-herd": ["Karamoja"],
  "/farmer-details/1": ["Nakato", "Western"],
}

/** What is searched for in place of a misspelt word. */
const misspelt: readonly (readonly [typed: string, correction: string, first: string])[] = [
  ["vacination", "vaccination", "/animal-health"],
  ["mazwa", "maziwa", "/shop-single/3"],
]

/** What nothing is found for, and honestly so. */
const notFound = [
  "donkey",
  "zzxqy",
  "Teso sub-region",
  "West Nile",
  "Mount Elgon",
  "Eastern",
  "Fort Portal",
  "Mbale",
  "Arua",
]

const firstOf = async (typed: string) => {
  const found = await searchBuiltSite(typed)
  const [best] = await found.hits(0, 1)
  return { first: best?.address, correction: found.correction }
}

const queries = Object.entries(searchQueries).flatMap(([first, all]) => all.map((typed) => [typed, first] as const))

test.each(queries)("search: “%s” leads to %s", async (typed, first) => {
  expect(await firstOf(typed)).toEqual({ first, correction: undefined })
})

test.each(misspelt)("search: “%s” is corrected to “%s”", async (typed, correction, first) => {
  expect(await firstOf(typed)).toEqual({ first, correction })
})

test.each(notFound)("search: “%s” finds nothing", async (typed) => {
  expect(await firstOf(typed)).toEqual({ first: undefined, correction: undefined })
})
