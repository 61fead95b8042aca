/* Parts of a page of rules, copied from data/ and shortened, for stories and tests. */

export const returns: Queries.RulePartCopyFragment = {
  key: "returns",
  title: "Giving goods back",
  paragraphs: ["Money Return: Back guarantee under 15 days.", "Call us before you send anything back."],
  points: ["Milk, meat and eggs do not keep for 15 days.", "If a living animal is sick, call a vet and then us."],
}

export const membership: Queries.RulePartCopyFragment = {
  key: "membership",
  title: "Membership",
  paragraphs: ["Membership costs UGX 50,000 a year."],
  points: null,
}

export const facts: Queries.OwnerFactsCopyFragment = {
  missing: "Not yet published. Ask us for it.",
  items: [
    { id: 1, label: "Legal form", value: null, href: null },
    { id: 2, label: "Yearly report", value: null, href: null },
  ],
}

export const knownFacts: Queries.OwnerFactsCopyFragment = {
  missing: "Not yet published. Ask us for it.",
  items: [
    { id: 1, label: "Legal form", value: "A society of members.", href: null },
    { id: 2, label: "Yearly report", value: "Report of 2025", href: "https://example.org/report.pdf" },
    { id: 3, label: "Board", value: null, href: null },
  ],
}
