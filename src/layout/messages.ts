export const messages = {
  skip: "Skip to the content",
  reachUs: "Ways to reach us",
  loading: "The page is on its way.",
  homeName: (site: string) => `${site}, home`,
  mainMenu: "Main",
  menu: "Menu",
  search: "Search",
  info: "About us and contact",

  cart: "Cart",
  cartName: (count: number) => `Cart, ${count === 1 ? "1 item" : `${count} items`}`,

  /** Of the bottom bar. */
  shortcuts: "Shortcuts",
  call: "Call",
  vet: "Vet line",
  chat: "WhatsApp",
  shop: "Shop",
  join: "Join",

  dataSaver: {
    label: "Use less data",
    explanation: "Smaller pictures, and nothing plays until you press play.",
  },

  followUs: "Follow us",
  explore: "Explore",
  contact: "Contact",
  hours: "Opening hours",

  subscribe: {
    title: "Subscribe",
    withoutScripts: "Subscribing needs JavaScript. Write us an email instead.",
    /** From spec sections 5 and 8. */
    thanks: { footer: "Thanks For Subscribe", panel: "Thanks For Your Message" },
  },

  loadError: {
    cart: "The cart",
    cartPage: "Open the cart's page",
    panel: "The panel",
    /** The office's e-mail address follows. */
    part: "We could not load this part of the page. Please try again, or write to",
  },
}
