import { groupThousands } from "../../lib/group-thousands"

const list = {
  label: "Results",
  loading: "Searching...",
  failed: "We could not load the search. Check your connection and try again.",
  plain: "Everything on one page",
  empty: "Nothing was found.",
  reset: "Start again",
}

/** The words of the page of results; those of the box are in words.ts. */
export const resultsWords = {
  withoutScripts:
    "Searching needs JavaScript, which does not run here. Everything on the site is listed below instead; your browser's own search (find in page) looks through it.",

  chooseKind: "Kinds of results",
  allKinds: "Everything",

  list,
  /** Where there is no network and the search is not on the phone: the kept pages are the way on. */
  offlineList: {
    ...list,
    failed:
      "The search needs a network the first time, and there is none. Pages that you opened before may be kept on this phone.",
    plain: "Pages you can read now",
  },
  found: (count: number, searched: string) =>
    count === 1 ? `One result for “${searched}”` : `${groupThousands(count)} results for “${searched}”`,
  meant: (searched: string) => `Did you mean “${searched}”? These are the results for it.`,
  everything: "Or look through everything",

  nothing: {
    title: (searched: string) => `Nothing here says “${searched}” yet`,
    lead: "We may use another word for it. Call the office and ask.",
    tips: [
      "Write the whole word: “goat” finds goats as well, “go” finds neither.",
      "Look for the animal or the product, in English, Luganda, Runyankore or Swahili.",
      "For a place or a person, one name is enough.",
    ],
    links: "Where most visitors go",
    ask: "Ask us on WhatsApp",
    message: (site: string, searched: string) =>
      `Hello ${site}, I was looking for “${searched}” on your website and did not find it. Can you help me?`,
  },
}
