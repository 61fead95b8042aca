export const messages = {
  phones: {
    title: "Call us or send an SMS",
    lead: "Calls and SMS work without data.",
    smsText: (site: string) => `Hello ${site}, please call me back.`,
  },
  cart: (count: number) => (count > 0 ? `Open the cart (${count})` : "Open the cart"),
  cartText: "You can fill in an order without internet and send it by SMS.",

  kept: {
    title: "What you can read now",
    none: "No page is kept on this phone yet. Open a page while you have internet, and it stays here.",
  },
  /** Shown without JavaScript in place of the list. */
  links: {
    title: "Pages to try",
    items: [
      { label: "Home", href: "/" },
      { label: "Sick or dead animal", href: "/animal-health" },
      { label: "Contact Us", href: "/contact" },
      { label: "Services", href: "/services" },
      { label: "Products", href: "/shop" },
      { label: "Site map", href: "/site-map" },
    ],
  },

  keeping: {
    title: "What stays on this phone",
    switch: "Keep pages on this phone",
    saving: "You use less data, so pages are kept only when you allow it.",
    unable: "This browser keeps no pages.",
  },
  line: {
    offline: (date: string) => `You are reading without internet. This page is from ${date}.`,
    slow: (date: string) => `The internet is slow. This page is from ${date}.`,
    back: (date: string) => `You have internet again. This page is from ${date}.`,
    reload: "Load it again",
  },
}
