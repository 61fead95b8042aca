/** What stands in place of a page that failed. */
export const words = {
  /** Spec section 8, "Render crash". */
  failed: "Something went wrong.",
  failedLead: "This page could not be shown. Nothing that you saved is lost. Go on from here, or call us:",
  home: "Home",
  siteMap: "Site map",
  reload: "Load the page again",
}
