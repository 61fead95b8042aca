import { z } from "zod"
import { defineType } from "../define"
import { list, object, picture, sentence, text } from "../fields"
import { section, sectionWords } from "./shared"

export const contact = defineType({
  name: "Contact",
  about: "The words of the contact page: how to reach the office, how to find it, and the form. There is one.",
  files: { kind: "one", path: "contact.json" },
  schema: z.strictObject({
    reach: object("ContactReach", "Telephones, e-mail and hours; the facts themselves stand in site.json.", {
      ...sectionWords,
      hoursTitle: text("Heading over the opening hours.", 60),
      supportTitle: text("Heading over the hours in which questions are answered.", 60),
    }),
    form: object("ContactPageForm", "The contact page's form (spec section 5).", {
      ...sectionWords,
      submitLabel: text("What the button says.", 40),
      successMessage: sentence("What a visitor reads after sending (spec section 8)."),
    }),
    map: object("ContactMap", "How to find the office.", {
      ...sectionWords,
      image: picture("The drawn map."),
      linkLabel: text("What the link to the map service says.", 60),
      directions: list("The way to the office, one line each.", sentence("One line."), 1, 6),
    }),
    other: section.describe("The invitation to become a member, at the foot of the page."),
  }),
})
