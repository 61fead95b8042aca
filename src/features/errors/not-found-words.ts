/** What stands in place of a page that doesn't exist. */
export const notFoundWords = {
  code: "404",
  /** Spec section 2, "Other". */
  title: "Sorry Page Was Not Found!",
  lead: "The address may have been mistyped, or the page has moved. Everything else is where it was.",
  backHome: "Back to home",
}
