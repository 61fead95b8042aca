/** Strings that several features share. */
export const messages = {
  home: "Home",
  openVideo: "Open the video",
  backgroundVideo: "the background video",
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
  privacy: "How we use what you send (opens in a new tab)",
  source: "Source",
  sources: "Sources",
  checkedBy: (name: string, licence: string) => `Checked by ${name}, licence ${licence}`,
  chatWithUs: "Chat with us on WhatsApp",
  cachedPages: {
    text: "Pages you open stay on this phone, with our numbers and your cart: no internet needed.",
    link: "Pages kept on this phone",
  },
} as const

export const homeCrumb = { label: messages.home, href: "/" }

type DetailCrumb = Readonly<Record<"label" | "href", string>>

export const getDetailCrumbs = (list: DetailCrumb, entry: DetailCrumb): DetailCrumb[] => [homeCrumb, list, entry]

/** Title and breadcrumb of the 404 page (spec section 2, "Other"). */
export const notFoundPage = { title: "Error Page", crumb: "404" }
