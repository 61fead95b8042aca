/* Copied from data/provenance.json for stories and tests. */

export const provenanceCopy: Queries.ProvenanceCopyFragment = {
  sourcesTitle: "Sources",
  reviewLabel: "Last reviewed",
  reviewMissing: "Not yet. A veterinary officer is to check this page before it is relied on.",
}

export const sources: readonly Queries.SourceFragment[] = [
  { title: "Anthrax in humans and animals, 4th edition", publisher: "WHO, FAO and OIE", year: 2008 },
  { title: "Crimean-Congo haemorrhagic fever, fact sheet", publisher: "WHO", year: 2022 },
]

export const lastReview: Queries.LastReviewFragment = {
  by: "District veterinary officer, Lira",
  date: { day: 3, month: "Dec", year: 2026 },
}
