import { z } from "zod"
import { defineType } from "../define"
import { link, list, maybe, object, sentence, text } from "../fields"
import { action } from "./shared"

const menuEntry = object("MenuEntry", "An entry of the main menu: a link, or a word that opens more links.", {
  label: text("What it says.", 40),
  href: maybe(link("Where it leads; null for an entry that only opens its links.")),
  items: list("The links that it opens.", action, 0, 12),
}).superRefine(({ href, items }, context) => {
  if (!href && items.length === 0) {
    context.addIssue({ code: "custom", path: ["href"], message: "an address, because the entry opens no links" })
  }
})

export const navigation = defineType({
  name: "Navigation",
  about: "Menus, and the words of the header, the side panel and the footer. There is one.",
  files: { kind: "one", path: "navigation.json" },
  schema: z.strictObject({
    topBar: sentence("The line at the very top of the page, on wide screens."),
    mainMenu: list("The main menu (spec section 2, Shared layout).", menuEntry, 1, 10),
    menuShortcuts: list(
      "Entries of the lists above that the menu of phones shows without a list to open first: the first at its head, the others below its own.",
      action,
      0,
      4,
    ),
    bar: object("ShortcutBar", "The bar at the foot of a phone's screen.", {
      call: text("Calls the first telephone of site.json.", 12),
      chat: text("Opens the chat of site.json.", 12),
      join: text("Leads where the button that invites to join leads.", 12),
      shop: action.describe("Leads to the shop while the cart is empty."),
      cart: text("Leads to the cart. Shown in the shop's place when something is in it.", 12),
    }),
    contents: text("Names the links to the parts of a long page: over them, or on a phone for screen readers.", 40),
    dataSaver: object("DataSaverCopy", "The switch with which a visitor saves data.", {
      label: text("What it says.", 40),
      explanation: sentence("What it does."),
    }),
    joinButton: action.describe("The button that invites to join."),
    sidePanel: object("SidePanel", "The panel that slides in from the side.", {
      title: text("Its heading."),
      contactTitle: text("Heading over address, e-mail and telephone.", 60),
      socialTitle: text("Heading over the social links.", 60),
      button: action.describe("The button that invites to join."),
    }),
    footer: object("Footer", "The foot of every page.", {
      exploreTitle: text("Heading over the list of links.", 60),
      explore: list("The Explore list (spec section 2, Shared layout).", action, 1, 10),
      contactTitle: text("Heading over address, e-mail and telephones.", 60),
      hoursTitle: text("Heading over the opening hours.", 60),
      subscribeTitle: text("Heading over the subscribe form, here and in the side panel.", 60),
      subscribeLead: sentence("What a subscriber gets."),
      socialTitle: text("Heading over the social links.", 60),
      copyright: text("The rights line, after the © sign and the year."),
      links: list("Small links beside the rights line.", action, 0, 6),
    }),
  }),
})
