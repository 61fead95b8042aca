/**
 * The words of the controls and messages that have no subject of their own, or that stand on every page: a subject's
 * words are loaded with its pages.
 */
export const words = {
  home: "Home",
  film: "Open the film",
  movingPicture: "the moving picture",
  tryAgain: "Try again",
  onThisPage: "On this page",
  closed: "Closed",
  consent: (purpose: string) => `By sending this, you agree that we use it ${purpose}.`,
  purposes: {
    answer: "to answer you",
    order: "to bring you what you order",
    news: "to send you news",
    registration: "to call you and to keep the register of members",
  },
  privacy: "What happens to what you write (opens in a new tab)",
  source: "Source",
  sources: "Sources",
  checkedBy: (name: string, licence: string) => `Checked by ${name}, licence ${licence}`,
  chatWithUs: "Chat with us on WhatsApp",
  cachedPages: {
    text: "Pages you open stay on this phone, with our numbers and your cart: no network needed.",
    more: "Kept pages",
  },
} as const

/** Where every breadcrumb begins. */
export const homeCrumb = { label: words.home, href: "/" }

type DetailCrumb = Readonly<Record<"label" | "href", string>>

/** From the home page to an entry's own page. */
export const detailCrumbs = (list: DetailCrumb, entry: DetailCrumb): DetailCrumb[] => [homeCrumb, list, entry]

/** Spec section 2, "Other": the banner of a path that does not exist. */
export const unknownPage = { title: "Error Page", crumb: "404" }
