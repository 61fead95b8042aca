import { z } from "zod"
import { defineType } from "../define"
import { choice, list, maybe, object, paragraph, sentence, text } from "../fields"
import { noteMissingFacts, ownerFacts, rulePart, switchedPart } from "./shared"

const form = object("PrivacyForm", "A form of the site and what happens to the answers.", {
  title: text("The form's name.", 60),
  asks: sentence("What it asks for."),
  why: sentence("Why."),
  stays: paragraph("What happens to the answers while site.json names no address for the form."),
  posted: maybe(
    paragraph("What happens to them where site.json names an address; {host} becomes the name of its computer."),
  ),
})

/** What the browser keeps for the site: for each name where. The page lists all of it, and nothing else. */
export const storedKeys: Readonly<Record<string, "local" | "session">> = {
  cart: "local",
  wishlist: "local",
  compare: "local",
  "save-data": "local",
  "keep-pages": "local",
  "cafn-": "local",
  activeService: "session",
  "@@scroll|": "session",
}

export const privacy = defineType({
  name: "Privacy",
  about:
    "The privacy notice. Of two texts about a form or a video the page shows the one that is true of site.json. There is one.",
  files: { kind: "one", path: "privacy.json" },
  beforePublishing: noteMissingFacts(["open", "facts"]),
  schema: z.strictObject({
    short: rulePart.describe("The notice in short."),
    forms: object("PrivacyForms", "What each form asks for.", {
      title: text("Its heading.", 60),
      registration: form.describe("The member registration."),
      contact: form.describe("The contact forms."),
      order: form.describe("Cart and checkout."),
      subscribe: form.describe("The newsletter; not shown where it is switched off."),
      comment: form.describe("Comments on posts."),
      review: form.describe("Reviews of products."),
      login: form.describe("The form for signing in."),
      search: form.describe("The search."),
    }),
    refusing: rulePart.describe("What visitors may refuse, and what holds for the young."),
    whatsapp: rulePart.describe("What WhatsApp, SMS and calls carry."),
    storage: object("PrivacyStorage", "What the browser keeps for the site.", {
      title: text("Its heading.", 60),
      lead: paragraph("Who can read it, and how to delete it."),
      pages: paragraph("That pages are kept too; the link to them follows."),
      items: list(
        "What is kept: all that the site keeps, and nothing else.",
        object("StoredItem", "Something that the browser keeps.", {
          key: text("The name under which it is kept; of several, how they begin.", 40),
          area: choice("StorageArea", "Where the browser keeps it: until it is deleted, or for the tab.", [
            "local",
            "session",
          ]),
          text: sentence("What it is."),
          feature: switchedPart,
        }),
        1,
        20,
      ).superRefine((items, context) => {
        const listed = items.map(({ area, key }) => `${key} (${area})`).sort()
        const kept = Object.entries(storedKeys)
          .map(([key, area]) => `${key} (${area})`)
          .sort()
        if (listed.join() === kept.join()) return
        context.addIssue({ code: "custom", message: `an entry for each of these, once: ${kept.join(", ")}` })
      }),
    }),
    videos: object("PrivacyVideos", "Who learns of a video that is played.", {
      title: text("Its heading.", 60),
      own: paragraph("Where the site serves all its videos itself."),
      youtube: paragraph("Where YouTube serves one of them."),
    }),
    figures: rulePart.describe("What the site measures of visits: nothing."),
    rights: rulePart.describe("What the law gives to people, and how to have data deleted."),
    open: object("PrivacyOpen", "What the owner has still to say.", {
      title: text("Its heading.", 60),
      facts: ownerFacts.describe("Registration with the authority, who is responsible, how long data is kept."),
    }),
    ask: rulePart.describe("Whom to ask; the office's numbers follow."),
  }),
})
