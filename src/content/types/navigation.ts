import { z } from "zod"
import { defineType } from "../define"
import { link, array, optional, object, sentence, text } from "../fields"
import { action } from "./shared"

const menuEntry = object("MenuEntry", "An entry of the main menu: a link, or a word that opens more links.", {
  label: text("What it says.", 40),
  href: optional(link("Where it leads; null for an entry that only opens its links.")),
  items: array("The links that it opens.", action, 0, 12),
}).refine(({ href, items }) => href || items.length > 0, {
  path: ["href"],
  message: "an address, because the entry opens no links",
})

export const navigation = defineType({
  name: "Navigation",
  about: "Menus, and what the footer says. There is one.",
  files: { kind: "one", path: "navigation.json" },
  schema: z.strictObject({
    mainMenu: array("The main menu (spec section 2, Shared layout).", menuEntry, 1, 10),
    joinButton: action.describe("The button that invites to join, in header and side panel."),
    footer: object("Footer", "The foot of every page.", {
      explore: array("The Explore list (spec section 2, Shared layout).", action, 1, 10),
      subscribeLead: sentence("What a subscriber gets."),
      copyright: text("The rights line, after the © sign and the year."),
      links: array("Small links beside the rights line.", action, 0, 6),
    }),
  }),
})
