/** What pages, sheets to print and shared pictures say of sources, of reviews, and of offers that are not confirmed. */
export const provenanceWords = {
  source: "Source",
  sources: "Sources",
  lastReview: "Last reviewed",
  notReviewed: "No vet has checked this page yet. Ask one before you act.",
  notOpen: "This service is not open yet. It may work like this.",
}
