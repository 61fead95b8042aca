import { searchBuiltSite } from "../site/support/search-built-site"

/*
 * Queries by the page that the built site's search must find first. They depend on the content that the site ships with.
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

/** Misspelt queries, with the correction and the first result. */
const misspelled: readonly (readonly [query: string, correction: string, first: string])[] = [
  ["vacination", "vaccination", "/animal-health"],
  ["mazwa", "maziwa", "/shop-single/3"],
]

/** Queries without results. */
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

const searchFirst = async (query: string) => {
  const result = await searchBuiltSite(query)
  const [hit] = await result.hits(0, 1)
  return { first: hit?.address, correction: result.correction }
}

const queries = Object.entries(searchQueries).flatMap(([first, all]) => all.map((query) => [query, first] as const))

test.each(queries)("search: “%s” leads to %s", async (query, first) => {
  expect(await searchFirst(query)).toEqual({ first, correction: undefined })
})

test.each(misspelled)("search: “%s” is corrected to “%s”", async (query, correction, first) => {
  expect(await searchFirst(query)).toEqual({ first, correction })
})

test.each(notFound)("search: “%s” finds nothing", async (query) => {
  expect(await searchFirst(query)).toEqual({ first: undefined, correction: undefined })
})
