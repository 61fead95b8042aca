import { z } from "zod"
import { defineType } from "../define"
import { oneOf, fixed, array, optional, object, paragraph, route, sentence, slug, text } from "../fields"
import { ownerFacts } from "./provenance"
import { action } from "./shared"

const when = optional(
  fixed(
    oneOf("LegalCondition", "Shown only while the site has this feature switched on, or has such videos.", [
      "newsletter",
      "wishlist",
      "compare",
      "offline",
      "ownVideos",
      "youtube",
    ]),
  ),
)

const form = object("LegalForm", "A form of the site, and what happens to the answers.", {
  form: oneOf("LegalFormName", "Which form it is.", [
    "registration",
    "contact",
    "order",
    "subscribe",
    "comment",
    "review",
  ]),
  title: text("The form's name.", 60),
  asks: sentence("What it asks for."),
  why: sentence("Why."),
  stays: paragraph("What happens to the answers while the site posts the form nowhere."),
  posted: optional(paragraph("What happens to them where the site posts it; {host} becomes the name of its computer.")),
  when,
})

const storedItem = object("StoredItem", "Something that the browser stores.", {
  key: text("The name under which it is stored; of several, how they begin.", 40).meta({ title: "Its name" }),
  area: oneOf("StorageArea", "How long: until the visitor deletes it, or until the tab is closed.", [
    "local",
    "session",
  ]),
  text: sentence("What it is."),
  when,
})

/** Pages show the fields in this order. */
export const legalSection = object("LegalSection", "A section of a legal page: a heading and what follows it.", {
  key: slug("The end of the address that leads to it, such as “returns” in /terms#returns."),
  title: text("Its heading.", 60),
  paragraphs: optional(array("What it says.", paragraph("One paragraph."), 1, 8)),
  points: optional(array("What it says, point by point.", sentence("One point."), 1, 12)),
  forms: optional(fixed(array("Forms of the site.", form, 1, 12))),
  stored: optional(fixed(array("What the browser stores: all of it, and nothing else.", storedItem, 1, 20))),
  facts: ownerFacts,
  links: optional(
    fixed(
      array("Where more is said.", object("LegalLink", "A link of a legal page.", { ...action.shape, when }), 1, 4),
    ),
  ),
  blocks: optional(
    fixed(
      array(
        "What follows: how to pay by mobile money, the way to complaints, the office's numbers, a button to print.",
        oneOf("LegalBlock", "One of them.", ["mobileMoney", "complaints", "office", "print"]),
        1,
        4,
      ),
    ),
  ),
  when,
})

export const legalPage = defineType({
  name: "LegalPage",
  about: "The terms, the privacy notice and the accessibility statement: a page of sections each.",
  files: { kind: "folder", path: "legal" },
  label: "route",
  unique: ["route"],
  schema: z.strictObject({
    route: route("The page's address."),
    sections: array("The sections in their order.", legalSection, 1, 20),
  }),
})
