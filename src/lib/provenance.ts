/** What pages, sheets to print and shared pictures say of sources and of reviews. */
export const provenanceWords = {
  source: "Source",
  sources: "Sources",
  lastReview: "Last reviewed",
  notReviewed: "No vet has checked this page yet. Ask one before you act.",
}
