/** What pages, sheets to print and shared pictures say of sources and of reviews. */
export const provenanceWords = {
  source: "Source",
  sources: "Sources",
  lastReview: "Last reviewed",
  notReviewed: "Not yet. A veterinary officer is to check this page before it is relied on.",
}
