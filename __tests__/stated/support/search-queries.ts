/*
 * What visitors type, and the page that must come first: the measure of the search. Whoever changes how it ranks, or
 * data/search.json, sees here what becomes better and worse.
 */

interface SearchQuery {
  typed: string
  /** The address of the wanted first hit; several where each is as good; none where nothing may be found. */
  first: readonly string[]
  /** What was searched for in place of a misspelt word. */
  meant?: string
}

const SICK = "/animal-health"
const TRAINING = "/service-details/1/knowledge-sharing-training"
const SAVINGS = "/service-details/2/collective-bargaining"
const MARKETS = "/service-details/3/market-access-promotion"
const TOOLS = "/service-details/4/resource-sharing"
const ADVOCACY = "/service-details/5/advocacy-representation"
const DATA = "/service-details/6/data-collection-innovation"
const INSURANCE = "/service-details/7/risk-management-insurance"
const COMMUNITY = "/service-details/8/community-building"
const ENVIRONMENT = "/service-details/9/sustainability-climate-action"
const ANKOLE = "/shop-single/1"
const GOAT = "/shop-single/2"
const MILK = "/shop-single/3"
const CHICKEN = "/shop-single/4"
const EGGS = "/shop-single/5"
const BEEF = "/shop-single/6"

const query = (typed: string, first: string | readonly string[] | null, meant?: string): SearchQuery => ({
  typed,
  first: first === null ? [] : typeof first === "string" ? [first] : first,
  meant,
})

export const searchQueries: readonly SearchQuery[] = [
  // A sick animal
  query("vet", SICK),
  query("omusawo", SICK),
  query("my goat is sick", SICK),
  query("vaccination", SICK),
  query("vacination", SICK, "vaccination"),
  query("chanjo", SICK),
  query("dead cow", SICK),
  query("ente efudde", SICK),
  query("ticks", "/blog-single/5"),
  // The office
  query("opening hours", "/contact"),
  query("WhatsApp", "/contact"),
  query("where is the office", "/contact"),
  // Rules
  query("privacy", "/privacy"),
  query("complaint", "/accessibility"),
  query("refund", "/terms"),
  // Joining
  query("join", "/registration-form"),
  query("fee", "/registration-form"),
  // Goods
  query("eggs", EGGS),
  query("amagi", EGGS),
  query("milk", MILK),
  query("amata", MILK),
  query("mazwa", MILK, "maziwa"),
  query("goat", GOAT),
  query("mbuzi", GOAT),
  query("kuku", CHICKEN),
  query("ente", ANKOLE),
  query("ng'ombe", ANKOLE),
  query("how much is a heifer", ANKOLE),
  query("ankole", [ANKOLE, "/shop-single/10"]),
  query("nyama", BEEF),
  query("ghee", "/shop-single/10"),
  query("leather", "/shop-single/7"),
  query("price", "/shop"),
  // Services
  query("training", TRAINING),
  query("insurance", INSURANCE),
  query("stolen cow", INSURANCE),
  query("loan", SAVINGS),
  query("tractor", TOOLS),
  query("market", MARKETS),
  query("weather", DATA),
  query("trees", ENVIRONMENT),
  query("land law", ADVOCACY),
  query("diaspora", COMMUNITY),
  // Stories, projects, people, pages
  query("biogas", "/blog-single/4"),
  query("youth", "/project-details/3/youth-in-cattle-farming"),
  query("women", "/project-details/2/women-in-livestock"),
  query("Nakato", "/farmer-details/1"),
  // Nothing, and honestly so
  query("donkey", null),
  query("zzxqy", null),
]
