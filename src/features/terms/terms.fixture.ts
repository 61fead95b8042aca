import { facts, membership, returns } from "../../shared/rules.fixture"

/* The terms, copied from data/terms.json and shortened, for stories and tests. */

const part = (key: string, title: string): Queries.RulePartCopyFragment => ({
  key,
  title,
  paragraphs: ["A paragraph on it."],
  points: null,
})

export const termsCopy: Queries.TermsCopyFragment = {
  ordering: part("ordering", "Your order"),
  delivery: part("delivery", "Delivery"),
  animals: part("living-animals", "Living animals"),
  returns,
  paying: part("paying", "Paying"),
  abroad: part("money-from-abroad", "Money from abroad"),
  membership,
  leaving: part("renewing-and-leaving", "Leaving"),
  open: { title: "Not yet decided", facts },
  ask: { title: "Ask us" },
  print: "Print this page",
}
