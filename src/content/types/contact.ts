import { z } from "zod"
import { defineType } from "../define"
import { array, object, picture, sentence, text } from "../fields"
import { legalSection } from "./legal-page"
import { audience, sectionContent } from "./shared"

export const contact = defineType({
  name: "Contact",
  about: "The contact page: how to reach the office and how to find it, and complaints. There is one.",
  files: { kind: "one", path: "contact.json" },
  editor: { label: "Contact page", group: "Telephone and address", hidden: ["key"] },
  schema: z.strictObject({
    reach: object("ContactReach", "Who answers, and when; the numbers and hours are under Telephone, address, hours.", {
      title: text("Heading over the languages and hours."),
      languages: sentence("Who answers, and in which languages."),
      answer: sentence("The promised answer to a message: within 24 hours (spec section 9)."),
    }),
    phoneBook: object("PhoneBook", "The numbers to save or to print.", {
      title: text("Heading over the numbers.", 60),
      lead: sentence("What the list is for."),
    }),
    map: object("ContactMap", "How to find the office.", {
      ...sectionContent,
      image: picture("The drawn map."),
      directions: array("The way to the office, one line each.", sentence("One line."), 1, 6),
    }),
    complaints: legalSection.describe("Advice on bribes and worse; its facts name the people who deal with them."),
    press: audience.describe("What journalists and partners look for: the network in 100 words, logo, pictures."),
  }),
})
