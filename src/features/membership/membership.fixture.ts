import { figure } from "../../shared/scenes.fixture"

/* Copied from data/, so that editing the site changes no snapshot. */

export const membership: Queries.MembershipCopyFragment = {
  eyebrow: "How membership works",
  title: "Six figures, and no small print",
  lead: "One membership covers a person or a household.",
  button: { label: "Join Our Network", href: "/registration-form" },
  image: figure,
  foldedTitle: "Fee, dates and rules, one by one",
  terms: [
    { id: 1, figure: "UGX 50,000", title: "a year, for everything", text: "One fee for a person or a household." },
    { id: 2, figure: "The 25th", title: "group orders close", text: "Feed and salt are ordered together." },
    { id: 3, figure: "14 days", title: "until a claim is paid", text: "The group checks the claim first." },
  ],
}
