/** Strings of every page; those of one subject are loaded with its pages. */
export const messages = {
  home: "Home",
  film: "Open the film",
  movingPicture: "the moving picture",
  tryAgain: "Try again",
  onThisPage: "On this page",
  closed: "Closed",
  consent: (purpose: string) => `By sending this, you agree that we use it ${purpose}.`,
  purposes: {
    answer: "to answer you",
    order: "to prepare your order",
    review: "to learn what buyers think",
    news: "to send you news",
    registration: "to call you and to keep the register of members",
  },
  privacy: "What happens to what you write (opens in a new tab)",
  source: "Source",
  sources: "Sources",
  checkedBy: (name: string, licence: string) => `Checked by ${name}, licence ${licence}`,
  chatWithUs: "Chat with us on WhatsApp",
  cachedPages: {
    text: "Pages you open stay on this phone, with our numbers and your cart: no internet needed.",
    more: "Kept pages",
  },
} as const

export const homeCrumb = { label: messages.home, href: "/" }

type DetailCrumb = Readonly<Record<"label" | "href", string>>

export const getDetailCrumbs = (list: DetailCrumb, entry: DetailCrumb): DetailCrumb[] => [homeCrumb, list, entry]

/** From spec section 2, "Other". */
export const unknownPage = { title: "Error Page", crumb: "404" }
