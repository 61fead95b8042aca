/**
 * What is said about a picture, and whether it is true. A description names what the stage was set with: numbers and
 * names come from the parts themselves, and `mistakes` finds what a sentence adds, miscounts or leaves out.
 */
import type { Cast } from "./part"

/** A word that means something that can be drawn, and the names of parts that it may stand for. */
interface Noun {
  one: string
  many: string
  /** Fits the names of the parts that are meant. */
  means: RegExp
  /** Animals and people: a picture may not show one and say nothing about it. */
  alive?: true
  /** A word for several at once: "a herd", "a family". It carries no count of its own. */
  group?: true
}

const noun = (one: string, many: string, means: RegExp): Noun => ({ one, many, means })
const being = (one: string, many: string, means: RegExp): Noun => ({ one, many, means, alive: true })
const several = (one: string, many: string, means: RegExp): Noun => ({ one, many, means, alive: true, group: true })

const cattle = /\b(cow|bull|calf|heifer|ox)\b/
const goats = /\b(doe|buck|kid|goat)\b/
const flock = /\b(ewe|ram|lamb|sheep)\b/
const fowl = /\b(hen|cockerel|chick|pullet|turkey|duck|duckling|guinea fowl)\b/
const people = /\b(woman|man|girl|boy|baby)\b/
const grown = /\b(woman|man)\b/
const women = /\bwoman\b/

/** Every drawable word that descriptions use. Add the noun of a new part here, and only here. */
export const nouns: readonly Noun[] = [
  being("cow", "cows", /\b(cow|heifer)\b/),
  being("bull", "bulls", /\bbull\b/),
  being("ox", "oxen", /\box\b/),
  being("heifer", "heifers", /\bheifer\b/),
  being("calf", "calves", /\bcalf\b/),
  being("Friesian", "Friesians", /\bFriesian\b/),
  several("cattle", "cattle", cattle),
  several("herd", "herds", new RegExp(`${cattle.source}|${goats.source}`)),
  being("goat", "goats", /\b(doe|buck|goat)\b/),
  being("doe", "does", /\bdoe\b/),
  being("buck", "bucks", /\bbuck\b/),
  being("kid", "kids", /\bkid\b/),
  being("sheep", "sheep", /\b(ewe|ram|sheep)\b/),
  being("ewe", "ewes", /\bewe\b/),
  being("ram", "rams", /\bram\b/),
  being("lamb", "lambs", /\blamb\b/),
  several("flock", "flocks", new RegExp(`${flock.source}|${goats.source}|${fowl.source}`)),
  being("hen", "hens", /\bhen\b/),
  being("cockerel", "cockerels", /\bcockerel\b/),
  being("chick", "chicks", /\bchick\b/),
  being("chicken", "chickens", /\b(hen|cockerel|pullet|chicken)\b/),
  several("poultry", "poultry", fowl),
  being("turkey", "turkeys", /\bturkey\b/),
  being("duck", "ducks", /\bduck\b/),
  being("duckling", "ducklings", /\bduckling\b/),
  being("guinea fowl", "guinea fowl", /\bguinea fowl\b/),
  being("rabbit", "rabbits", /\b(rabbit|doe rabbit)\b/),
  being("bee", "bees", /\bbees?\b/),
  being("crane", "cranes", /\bcrane\b/),
  being("egret", "egrets", /\begret\b/),
  being("weaver", "weavers", /\bweaver\b/),
  being("shoebill", "shoebills", /\bshoebill\b/),
  several("bird", "birds", /\b(crane|egret|weaver|shoebill)\b/),
  being("dog", "dogs", /\bdog\b/),
  several("animal", "animals", new RegExp([cattle, goats, flock].map(({ source }) => source).join("|"))),

  being("woman", "women", women),
  being("man", "men", /\bman\b/),
  being("girl", "girls", /\bgirl\b/),
  being("boy", "boys", /\bboy\b/),
  being("child", "children", /\b(girl|boy)\b/),
  being("baby", "babies", /\bbaby\b/),
  being("elder", "elders", /\belderly\b/),
  being("grandmother", "grandmothers", /\belderly woman\b/),
  being("grandfather", "grandfathers", /\belderly man\b/),
  being("mother", "mothers", women),
  being("father", "fathers", /\bman\b/),
  being("bride", "brides", women),
  being("groom", "grooms", /\bman\b/),
  being("vet", "vets", grown),
  being("teacher", "teachers", grown),
  being("trader", "traders", grown),
  being("buyer", "buyers", grown),
  being("neighbour", "neighbours", grown),
  being("owner", "owners", grown),
  being("herder", "herders", people),
  being("farmer", "farmers", people),
  being("member", "members", people),
  being("rider", "riders", people),
  being("worker", "workers", grown),
  being("person", "people", people),
  several("family", "families", people),
  several("group", "groups", people),

  noun("acacia", "acacias", /\bacacia\b/),
  noun("euphorbia", "euphorbias", /\beuphorbia\b/),
  noun("banana plant", "banana plants", /\bbanana plant\b/),
  noun("papyrus", "papyrus", /\bpapyrus\b/),
  noun("Napier grass", "Napier grass", /\bNapier\b/),
  noun("seedling", "seedlings", /\bseedling\b/),
  noun("hut", "huts", /\bhut\b/),
  noun("barn", "barns", /\b(barn|parlour)\b/),
  noun("parlour", "parlours", /\bparlour\b/),
  noun("kraal", "kraals", /\bkraal\b/),
  noun("fence", "fences", /\bfence\b/),
  noun("gate", "gates", /\bgate\b/),
  noun("stall", "stalls", /\bstall\b/),
  noun("biogas", "biogas", /\bbiogas\b/),
  noun("solar panel", "solar panels", /\bsolar panels?\b/),
  noun("milk can", "milk cans", /\b(milk cans?|churn)\b/),
  noun("churn", "churns", /\bchurn\b/),
  noun("jerrycan", "jerrycans", /\bjerrycans?\b/),
  noun("trough", "troughs", /\btrough\b/),
  noun("cooling tank", "cooling tanks", /\bcooling tank\b/),
  noun("stool", "stools", /\bstool\b/),
  noun("bench", "benches", /\bbench\b/),
  noun("blackboard", "blackboards", /\bblackboard\b/),
  noun("basket", "baskets", /\bbasket\b/),
  noun("crate", "crates", /\bcrate\b/),
  noun("egg", "eggs", /\beggs?\b/),
  noun("hay", "hay", /\bhay\b/),
  noun("sack", "sacks", /\bsacks?\b/),
  noun("wheelbarrow", "wheelbarrows", /\bwheelbarrow\b/),
  noun("hoe", "hoes", /\bhoe\b/),
  noun("panga", "pangas", /\bpanga\b/),
  noun("sprayer", "sprayers", /\bsprayer\b/),
  noun("umbrella", "umbrellas", /\bumbrella\b/),
  noun("pick-up", "pick-ups", /\bpick-up\b/),
  noun("boda-boda", "boda-bodas", /\bboda-boda\b/),
  noun("phone", "phones", /\b(telephone|phone)\b/),
  noun("telephone", "telephones", /\b(telephone|phone)\b/),
  noun("record book", "record books", /\brecord book\b/),
  noun("cool box", "cool boxes", /\bcool box\b/),
  noun("savings box", "savings boxes", /\bsavings box\b/),
  noun("scale", "scales", /\bscale\b/),
  noun("staff", "staffs", /\bstaff\b/),
  noun("hand pump", "hand pumps", /\bhand pump\b/),
  noun("valley dam", "valley dams", /\bvalley dam\b/),
  noun("butterfly", "butterflies", /\bbutterfl/),
  noun("straw", "straw", /\bstraw\b/),
  noun("bicycle", "bicycles", /\bbicycle\b/),
  noun("wall chart", "wall charts", /\bwall chart\b/),
  noun("measuring band", "measuring bands", /\bmeasuring band\b/),
  noun("sling", "slings", /\bsling\b/),
  noun("basin", "basins", /\bbasin\b/),
  noun("mineral lick", "mineral licks", /\bmineral lick\b/),
  noun("chaff cutter", "chaff cutters", /\bchaff cutter\b/),
  noun("spray race", "spray races", /\bspray race\b/),
  noun("ear tag", "ear tags", /\bear tag\b/),
  noun("stethoscope", "stethoscopes", /\bstethoscope\b/),
  noun("drench gun", "drench guns", /\bdrench gun\b/),
  noun("syringe", "syringes", /\bsyringe\b/),
  noun("lactometer", "lactometers", /\blactometer\b/),
  noun("milking machine", "milking machines", /\bmilking machine\b/),
  noun("milking stand", "milking stands", /\bmilking stand\b/),
  noun("bucket", "buckets", /\bbucket\b/),
  noun("milk pot", "milk pots", /\bmilk pot\b/),
  noun("coop", "coops", /\bcoop\b/),
  noun("nest box", "nest boxes", /\bnest boxes\b/),
  noun("drinker", "drinkers", /\bdrinker\b/),
  noun("feeder", "feeders", /\bfeeder\b/),
  noun("handcart", "handcarts", /\bhandcart\b/),
  noun("signpost", "signposts", /\bsignpost\b/),
  noun("gourd", "gourds", /\bgourd\b/),
  noun("ladle", "ladles", /\bladle\b/),
  noun("sandal", "sandals", /\bsandals\b/),
  noun("grain", "grain", /\bgrain\b/),
  noun("hutch", "hutches", /\bhutch\b/),
  noun("hive", "hives", /\bhive\b/),
  noun("honeycomb", "honeycombs", /\bhoneycomb\b/),
  noun("smoker", "smokers", /\bsmoker\b/),
  noun("sunflower", "sunflowers", /\bsunflower\b/),
  noun("water lily", "water lilies", /\bwater lil(y|ies)\b/),
  noun("woven nest", "woven nests", /\bwoven nest\b/),
  noun("puddle", "puddles", /\bpuddles?\b/),
  noun("roof ridge", "roof ridges", /\broof ridge\b/),

  noun("crater lake", "crater lakes", /\bcrater lake\b/),
  noun("river", "rivers", /\briver\b/),
  noun("waterfall", "waterfalls", /\bwaterfall\b/),
  noun("island", "islands", /\bislands?\b/),
  noun("cliff", "cliffs", /\bcliffs?\b/),
  noun("field", "fields", /\bfields?\b/),
  noun("canoe", "canoes", /\bcanoe\b/),
  noun("rainbow", "rainbows", /\brainbow\b/),
  noun("lightning", "lightning", /\blightning\b/),
  noun("manyatta", "manyattas", /\bmanyatta\b/),
  noun("coffee bush", "coffee bushes", /\bcoffee bush\b/),
  noun("maize", "maize", /\bmaize\b/),
  noun("cabbage", "cabbages", /\bcabbage\b/),
  noun("young tree", "young trees", /\byoung tree\b/),
  noun("nursery bed", "nursery beds", /\bnursery bed\b/),
  noun("live fence", "live fences", /\blive fence\b/),
  noun("haystack", "haystacks", /\bhaystack\b/),
  noun("sickle", "sickles", /\bsickle\b/),
  noun("mallet", "mallets", /\bmallet\b/),
  noun("stone wall", "stone walls", /\bstone wall\b/),
  noun("water tank", "water tanks", /\bwater tank\b/),
  noun("solar pump", "solar pumps", /\bsolar pump\b/),
  noun("drip line", "drip lines", /\bdrip lines?\b/),
  noun("watering can", "watering cans", /\bwatering can\b/),
  noun("tarpaulin", "tarpaulins", /\btarpaulin\b/),
  noun("lantern", "lanterns", /\blantern\b/),
  noun("drum", "drums", /\bdrum\b/),
  noun("radio", "radios", /\bradio\b/),
  noun("football", "footballs", /\bfootball\b/),
  noun("mango tree", "mango trees", /\bmango tree\b/),
  noun("washing line", "washing lines", /\bwashing line\b/),
  noun("kettle", "kettles", /\bkettle\b/),
  noun("cup", "cups", /\bcup\b/),
  noun("fire", "fires", /\bfire\b/),
  noun("balance", "balances", /\bscale\b/),
  noun("granary", "granaries", /\bgranary\b/),
  noun("raised house", "raised houses", /\braised house\b/),
  noun("ramp", "ramps", /\bramp\b/),
  noun("salt lick", "salt licks", /\bsalt lick\b/),
  noun("kopje", "kopjes", /\bgranite boulders\b/),
  noun("bell", "bells", /\bbell\b/),
  noun("feeding bottle", "feeding bottles", /\bfeeding bottle\b/),
  noun("log", "logs", /\blog\b/),
  noun("lake", "lakes", /\blake\b/),
  noun("savanna", "savannas", /\bsavanna\b/),
  noun("terrace", "terraces", /\bterrace/),
  noun("Rwenzori", "Rwenzori", /\bRwenzori\b/),
  noun("mountain", "mountains", /\bmountains?\b/),
]

/** Words that tell a time of day or the weather, and the lights in which they are true. */
const lightWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(dawn|daybreak|sunrise|first light|early light)\b/i, ["dawn"]],
  [/\bmorning\b/i, ["morning", "mist", "dawn"]],
  [/\b(mist|misty)\b/i, ["mist"]],
  [/\b(midday|noon)\b/i, ["noon"]],
  [/\bafternoon\b/i, ["afternoon"]],
  [/\b(dusk|sunset|setting sun|evening)\b/i, ["dusk"]],
  [/\b(rain|raining|storm|storm clouds|rain clouds|downpour)\b/i, ["rain"]],
  [/\b(night|moon|moonlit|stars|starlight)\b/i, ["night"]],
]

const said: Record<string, string> = {
  dawn: "at dawn",
  morning: "in the morning sun",
  noon: "at midday",
  afternoon: "in late afternoon light",
  dusk: "at dusk",
  rain: "under rain clouds",
  night: "on a moonlit night",
  mist: "in the morning mist",
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
]

/** "three", for descriptions; figures from thirteen on. */
export const counted = (count: number): string => numbers[count] ?? String(count)

const article = (word: string): string => (/^[aeiou]/i.test(word) && !/^(ewe|eu|un)/i.test(word) ? "an" : "a")

const wordPattern = ({ one, many }: Noun): string => [many, one].sort((a, b) => b.length - a.length).join("|")

const everything = ({ parts, scenery }: Cast): string[] => [...parts, ...scenery]

/**
 * Fills the places in braces from the cast. A place ends with a noun and may have words before it that narrow it to
 * parts of that name or just describe: `{Friesian cows}`, `{red hens}`. Throws when the cast has no such thing.
 */
export function told(sentence: string, cast: Cast): string {
  const text = sentence.replace(/\{([^}]+)\}/g, (_, place: string) => {
    if (place === "light") return said[cast.light ?? ""] ?? ""
    const definite = place.startsWith("the ")
    const words = definite ? place.slice(4) : place
    const meant = nouns.find((each) => new RegExp(`(^|\\s)(${wordPattern(each)})$`).test(words))
    if (!meant) throw new Error(`“{${place}}” ends with no noun that words.ts knows`)
    const before = words.replace(new RegExp(`(${wordPattern(meant)})$`), "").trim()
    const fitting = everything(cast).filter((name) => meant.means.test(name))
    const narrowed =
      before && fitting.some((name) => name.includes(before))
        ? fitting.filter((name) => name.includes(before))
        : fitting
    const count = narrowed.length
    if (count === 0) throw new Error(`“{${place}}” is said, but nothing of that name stands in the picture`)
    const thing = [before, count === 1 ? meant.one : meant.many].filter(Boolean).join(" ")
    if (definite) return `the ${thing}`
    return count === 1 && !meant.group ? `${article(thing)} ${thing}` : `${counted(count)} ${thing}`
  })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** How often a sentence states a number for a noun: "two tall women and a girl" states two women. */
function stated(sentence: string, { one, many }: Noun): number[] {
  const pattern = new RegExp(
    `\\b(a|an|one|single|lone|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)((?: (?!and\\b|with\\b|of\\b|or\\b)[\\w’'-]+){0,3}?) (${many}|${one})\\b`,
    "gi",
  )
  return [...sentence.matchAll(pattern)]
    .filter(([, , between = ""]) => !nouns.some((each) => new RegExp(`\\b(${wordPattern(each)})\\b`).test(between)))
    .map(([, number = ""]) => {
      const place = numbers.indexOf(number.toLowerCase())
      return place > 0 ? place : Number(number) || 1
    })
}

/** Everything in a description that is not true of the picture, in plain words; empty when there is nothing. */
export function mistakes({ description, cast }: { description: string; cast: Cast }): string[] {
  const found: string[] = []
  const names = everything(cast)
  const mentioned = nouns.filter((each) => new RegExp(`\\b(${wordPattern(each)})\\b`, "i").test(description))

  for (const each of mentioned) {
    const there = names.filter((name) => each.means.test(name)).length
    if (there === 0) {
      found.push(`says “${each.one}”, and none is there`)
      continue
    }
    const counts = stated(description, each)
    const sum = counts.reduce((total, count) => total + count, 0)
    const open = /\b(another|others?|second|rest|more|some|many|both)\b/.test(description)
    if (each.alive && !each.group && counts.length > 0 && (sum > there || (sum < there && !open))) {
      found.push(`says ${counted(sum)} ${each.many}, and there are ${counted(there)}`)
    }
  }

  for (const each of nouns.filter(({ alive, group }) => alive && !group)) {
    const shown = cast.parts.filter((name) => each.means.test(name))
    const untold = shown.filter((name) => !mentioned.some(({ means }) => means.test(name)))
    if (untold.length > 0) found.push(`says nothing about ${untold[0]}`)
  }

  for (const [words, lights] of lightWords) {
    const word = words.exec(description)?.[0]
    if (word && cast.light && !lights.includes(cast.light)) found.push(`says “${word}”, and the light is ${cast.light}`)
  }
  return [...new Set(found)]
}
