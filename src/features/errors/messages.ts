export const messages = {
  failed: "Something went wrong.",
  failedLead: "This page could not be shown. Nothing that you saved is lost. Go on from here, or call us:",
  home: "Home",
  siteMap: "Site map",
  reload: "Load the page again",
  notFound: {
    code: "404",
    title: "Sorry Page Was Not Found!",
    lead: "Check the address, or start at the home page.",
    backHome: "Back to home",
  },
}
