import { z } from "zod"
import { defineType } from "../define"
import { list, object, picture, sentence, text } from "../fields"
import { action, foldedTitle, section, sectionWords } from "./shared"

export const contact = defineType({
  name: "Contact",
  about: "The words of the contact page: how to reach the office, how to find it, and the form. There is one.",
  files: { kind: "one", path: "contact.json" },
  schema: z.strictObject({
    reach: object("ContactReach", "The ways to the office; the facts themselves stand in site.json.", {
      callLabel: text("Beside a number: calls it.", 20),
      chatLabel: text("Beside a number: opens a chat with it.", 20),
      smsLabel: text("Beside a number: writes an SMS to it.", 20),
      directionsLabel: text("Beside the address: opens the map.", 20),
      title: text("Heading over the languages and hours."),
      languages: sentence("Who answers, and in which languages."),
    }),
    hours: object("ContactHours", "What is said about the hours of site.json.", {
      openNow: text("While the office is open; {time} stands for when it closes.", 60),
      opensToday: text("While it is closed, and opens later today; {time} stands for when.", 60),
      opensOn: text("While it is closed, and opens on another day; {day} and {time} stand for when.", 60),
      title: text("Heading over the hours, where questions are answered while the office is open.", 60),
      officeTitle: text("Heading over the opening hours, where questions are answered at other times.", 60),
      supportTitle: text("Heading over the hours in which questions are answered, where these are others.", 60),
      answer: sentence("The promised answer to a message, below the hours: within 24 hours (spec section 9)."),
    }),
    form: object("ContactPageForm", "The contact page's form (spec section 5).", {
      title: text("Heading over the form.", 60),
      sickAnimal: action.describe("For those whose animal is sick: they should call instead."),
      foldedTitle: foldedTitle("the form"),
      submitLabel: text("What the button says.", 40),
      successMessage: sentence("What a visitor reads after sending (spec section 8)."),
    }),
    phoneBook: object("PhoneBook", "The numbers to save or to print.", {
      title: text("Heading over the numbers.", 60),
      lead: sentence("What the list is for."),
      vetLine: text("Who answers the vet line.", 40),
      chat: text("What stands beside the number for WhatsApp.", 40),
      email: text("What stands beside the e-mail address.", 40),
      address: text("What stands beside the address.", 40),
      saveLabel: text("The link to the file for the phone's address book.", 60),
      printLabel: text("The button that prints the numbers.", 60),
    }),
    map: object("ContactMap", "How to find the office.", {
      ...sectionWords,
      image: picture("The drawn map."),
      foldedTitle: foldedTitle("the drawing and the way"),
      linkLabel: text("What the link to the map service says.", 60),
      directions: list("The way to the office, one line each.", sentence("One line."), 1, 6),
    }),
    other: section.describe("The invitation to become a member, at the foot of the page."),
  }),
})
