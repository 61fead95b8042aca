import { z } from "zod"
import { defineType } from "../define"
import { kindOf } from "../entries"
import { entryTypes } from "../entry-types"
import { choice, link, list, object, searchWord, sentence, text } from "../fields"
import { at } from "../inspect"
import { action, listWords } from "./shared"

/** What can be found: the entries of each type that has pages, and pages with one fixed path. */
const searchKinds: [string, ...string[]] = ["page", ...entryTypes.map(kindOf)]

/** Whatever can be found has a name, each kind once. */
const everyKind = (entries: readonly unknown[]) => {
  const named = entries.flatMap((entry) => {
    const kinds = at(entry, "kinds")
    return Array.isArray(kinds) ? kinds.map((kind: unknown) => at(kind, "kind")) : []
  })
  return searchKinds
    .filter((kind) => named.filter((name) => name === kind).length !== 1)
    .map((kind) => ({
      field: `kinds, ${kind}`,
      found: `${named.filter((name) => name === kind).length} names`,
      wanted: "exactly one name for each kind of page",
    }))
}

/** In which languages visitors search. */
const LANGUAGES: [string, ...string[]] = ["English", "Luganda", "Runyankore", "Swahili"]

/** Each synonym stands once, and for other words than itself. */
const synonymsOnce = (entries: readonly unknown[]) => {
  const synonyms = entries.flatMap((entry) => {
    const list = at(entry, "synonyms")
    return Array.isArray(list) ? list.map((synonym: unknown) => [at(synonym, "word"), at(synonym, "means")]) : []
  })
  return synonyms.flatMap(([word, means], index) => {
    const field = `synonyms[${index}]`
    if (Array.isArray(means) && means.includes(word))
      return [{ field, found: `“${String(word)}” means itself`, wanted: "another word in “means”" }]
    if (synonyms.findIndex(([other]) => other === word) < index)
      return [{ field, found: `“${String(word)}” a second time`, wanted: "one line for each word" }]
    return []
  })
}

export const search = defineType({
  name: "Search",
  about: "The words of the site's search: the header's box, what it suggests, and the page of results. There is one.",
  files: { kind: "one", path: "search.json" },
  whole: (entries) => [...everyKind(entries), ...synonymsOnce(entries)],
  schema: z.strictObject({
    label: text("The name of the search box, for screen readers.", 60),
    placeholder: text("What stands in the empty box: a few words to try.", 40),
    kinds: list(
      "What can be found, in the order of the results page's choices.",
      object("SearchKindName", "A kind of page.", {
        kind: choice("SearchKind", "Which kind it is.", searchKinds),
        label: text("What one of them is called, such as “Service”.", 24),
        plural: text("What several are called, such as “Services”.", 24),
      }),
      searchKinds.length,
      searchKinds.length,
    ),
    suggestions: object("SearchSuggestionCopy", "What the box says while somebody types.", {
      label: text("The name of the list of suggestions, for screen readers.", 40),
      loading: text("While they are on their way.", 60),
      one: text("Read aloud when there is one suggestion.", 120),
      many: text("Said when there are {count} suggestions.", 120),
      keys: text("Read aloud after it, and not shown: a phone has no arrow keys.", 60),
      none: text("When nothing is found.", 120),
      meant: text("When a word was corrected: {words} are what was searched for.", 80),
      failed: text("When they did not arrive.", 120),
      offline: text("When they did not arrive because there is no network.", 120),
      all: text("The last entry, which leads to all {count} results.", 60),
    }),
    list: listWords.describe("What the list of results says."),
    offline: object(
      "SearchOffline",
      "What the list says where there is no network and the search is not on the phone.",
      {
        failed: sentence("In place of the list's own words."),
        keptLabel: text("The link to the pages that are kept.", 40),
      },
    ),
    chooseLabel: text("The name of the choice of kinds, for screen readers.", 60),
    allLabel: text("The choice of all kinds.", 24),
    one: text("What is said of a search for {words} with one result.", 80),
    many: text("What is said of a search for {words} with {count} results.", 80),
    cut: sentence("What is said where an address holds more than the {count} characters that a search takes."),
    nothing: object("SearchNothing", "The answer where nothing is found for {words}.", {
      title: text("Its heading.", 80),
      lead: sentence("What may help."),
      tips: list("How to find it all the same.", sentence("One way."), 1, 5),
      linksLabel: text("The name of the links, for screen readers.", 60),
      links: list("Where most visitors want to go.", action, 1, 6),
      ask: text("The button that asks us on WhatsApp.", 40),
      message: sentence("What is written there for them; {words} are theirs."),
    }),
    meant: text("What stands over the results if a word was corrected: {words} are what was searched for.", 120),
    everythingTitle: text("Heading over the list of all pages, which stands there until somebody searches.", 60),
    noScript: sentence("What a visitor reads in the box's place where no script runs."),
    synonyms: list(
      "Words that the site doesn't use and visitors type: each also finds what its “means” finds.",
      object("SearchSynonym", "A word and the site's words for it.", {
        word: searchWord("What is typed."),
        languages: list("The languages that the word belongs to.", choice("SearchLanguage", "A language.", LANGUAGES)),
        means: list("The site's words for it, the most usual first.", searchWord("A word of the site."), 1, 3),
      }),
      0,
      500,
    ),
    leads: list(
      "Pages that come first for some words, whether or not the page says them.",
      object("SearchLead", "A page and the words that lead to it.", {
        page: link("The page's address, such as “/contact”."),
        words: list("The words or short phrases.", text("One or several words.", 60), 1, 20),
      }),
      0,
      200,
    ),
    ignored: list("Words without a subject, which a search leaves out if it has others.", searchWord("One."), 0, 300),
  }),
})
