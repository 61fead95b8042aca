import { facts, membership, returns } from "../../shared/rules.fixture"

/* The terms, copied from data/terms.json and shortened, for stories and tests. */

const part = (key: string, title: string): Queries.RulePartCopyFragment => ({
  key,
  title,
  paragraphs: ["A paragraph on it."],
  points: null,
})

export const termsCopy: Queries.TermsCopyFragment = {
  contents: "On this page",
  ordering: part("ordering", "Your order"),
  delivery: part("delivery", "Delivery"),
  animals: part("living-animals", "Living animals"),
  returns,
  paying: part("paying", "Paying"),
  membership,
  covers: { key: "fee-covers", title: "What the fee covers", paragraphs: null, points: ["training", "a vote"] },
  excludes: {
    key: "fee-does-not-cover",
    title: "What it does not cover",
    paragraphs: null,
    points: ["the goods that you order"],
  },
  leaving: part("renewing-and-leaving", "Renewing and leaving"),
  open: { title: "What is still to be decided", facts },
  ask: { title: "Ask us" },
  print: "Print this page",
}
