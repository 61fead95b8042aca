/*
 * What visitors type, by the page that must come first: the measure of the search. Whoever changes how it ranks, or
 * data/search.json, sees here what becomes better and worse.
 */
export const searchQueries: Readonly<Record<string, readonly string[]>> = {
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
  "/blog-single/5": ["ticks"],
  "/about-us": ["diaspora"],
  "/contact": ["opening hours", "WhatsApp", "where is the office", "complaint", "journalist"],
  "/privacy": ["privacy"],
  "/accessibility": ["accessibility"],
  "/terms": ["refund"],
  "/registration-form": ["join", "fee"],
  "/project": ["farmer near me", "Masaka"],
  "/shop": ["price"],
  "/shop-single/1": ["ente", "ng'ombe", "how much is a heifer"],
  "/shop-single/2": ["goat", "mbuzi"],
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
  "/farmer-details/1": ["Nakato"],
}

/** What is searched for in place of a misspelt word. */
export const misspelt: readonly (readonly [typed: string, meant: string, first: string])[] = [
  ["vacination", "vaccination", "/animal-health"],
  ["mazwa", "maziwa", "/shop-single/3"],
]

/** What nothing is found for, and honestly so. */
export const notFound = ["donkey", "zzxqy"]
