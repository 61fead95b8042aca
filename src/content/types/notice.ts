import { z } from "zod"
import { isDay } from "../../lib/days"
import { defineType } from "../define"
import { oneOf, day, id, array, optional, object, reference, sentence, text } from "../fields"
import { notePastDay } from "./date"
import { action } from "./shared"

export const notice = defineType({
  name: "Notice",
  about: "A notice that is valid for some days: a ban on moving animals, a vaccination day, a market day.",
  files: { kind: "list", path: "notices.json", mayBeEmpty: true },
  editor: { label: "Notices", group: "Dates and notices" },
  label: "title",
  notes: notePastDay("until", (day) => `the notice ended on ${day}, and no page shows it any more`),
  schema: z
    .strictObject({
      id: id("Number of the notice, from 1. Feed readers identify the notice by it: a new notice gets a new number."),
      kind: oneOf("NoticeKind", "What the notice is about; a quarantine comes before all others.", [
        "quarantine",
        "vaccination",
        "market",
      ] as const),
      title: text("The news for farmers, in a few words.", 48),
      text: sentence("What to do, and who to ask."),
      districts: array("Where it is valid.", reference(text("A district.", 40), "District", "name"), 1, 20),
      from: day("The first day on which it is shown."),
      until: day("The last day on which it is shown."),
      declaredBy: object("NoticeSource", "The office that has declared it; pages name it.", {
        office: text("The office, such as “District Veterinary Office, Kiruhura”.", 80),
        letter: text("The number of its letter, or where it was published.", 80),
        date: day("The day of the letter."),
      }),
      link: optional(action.describe("Where more is said, if anywhere.")),
    })
    .refine(({ from, until }) => !isDay(from) || !isDay(until) || until >= from, {
      path: ["until"],
      message: "the same day as “from” or a later one",
    }),
})
