import { z } from "zod"
import { defineType } from "../define"
import { oneOf, link, array, field, object, text } from "../fields"
import { action } from "./shared"

const searchWord = (description: string) =>
  field(
    z
      .string()
      .max(40)
      .regex(/^\p{Ll}[\p{Ll}\p{N}'-]*$/u),
    description,
    'one word in small letters, such as "milk"',
  )

const LANGUAGES: [string, ...string[]] = ["English", "Luganda", "Runyankore", "Swahili"]

export const search = defineType({
  name: "Search",
  about: "The synonyms of the site's search, and its links for visitors who find nothing. There is one.",
  files: { kind: "one", path: "search.json" },
  schema: z.strictObject({
    links: array("The links that are shown if nothing is found: where most visitors go.", action, 1, 3),
    synonyms: array(
      "Words that the site doesn't use and visitors type: each also finds what its “means” finds.",
      object("SearchSynonym", "A word and the site's words for it.", {
        word: searchWord("What is typed."),
        languages: array("The languages that the word belongs to.", oneOf("SearchLanguage", "A language.", LANGUAGES)),
        means: array(
          "The site's words for it, the most usual first.",
          searchWord("A word of the site; for a part of the country, its districts."),
          1,
          40,
        ),
      }),
      0,
      500,
    ),
    leads: array(
      "Pages that come first for some words, whether or not the page says them.",
      object("SearchLead", "A page and the words that lead to it.", {
        page: link("The page's address, such as “/contact”."),
        words: array("The words or short phrases.", text("One or several words.", 60), 1, 20),
      }),
      0,
      200,
    ),
    ignored: array("Words without a subject, which a search leaves out if it has others.", searchWord("One."), 0, 300),
  }),
})
