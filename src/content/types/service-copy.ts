import { z } from "zod"
import { defineType } from "../define"
import { object, sentence, text } from "../fields"
import { action } from "./shared"

export const serviceCopy = defineType({
  name: "ServiceCopy",
  about: "The words that the page of every service has. There is one.",
  files: { kind: "one", path: "service-copy.json" },
  schema: z.strictObject({
    parts: object("ServiceParts", "The headings of a service's parts; on a phone also the links to them.", {
      overview: text("Over what the service is.", 40),
      offered: text("Over the list of what it offers.", 40),
      challenge: text("Over why it is needed.", 40),
      solution: text("Over how it helps.", 40),
      questions: text("Over the questions and answers.", 40),
    }),
    sidebar: object("ServiceSidebarCopy", "What stands beside the service, on a phone below it.", {
      label: text("Its name for screen readers.", 60),
      listTitle: text("Heading over the list of all services; a phone shows it in the list's place.", 40),
      askTitle: text("Heading over the ways to ask.", 60),
      askLead: sentence("What to ask, and when we answer."),
      whatsAppLabel: text("The button that asks by WhatsApp.", 40),
      smsLabel: text("The button that asks by SMS.", 40),
      contact: action.describe("The link below them."),
    }),
  }),
})
