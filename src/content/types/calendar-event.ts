import { z } from "zod"
import { defineType } from "../define"
import { day, id, integer, optional, object, sentence, text } from "../fields"
import { notePastDay } from "./date"

export const calendarEvent = defineType({
  name: "CalendarEvent",
  about: "A date of the network: a training, a group order. It has one day, or comes back each month.",
  files: { kind: "list", path: "events.json" },
  editor: { label: "Dates", group: "Dates and notices" },
  label: "title",
  unique: ["title"],
  notes: notePastDay("date", (day) => `${day} has passed, and neither page nor calendar shows the event`),
  schema: z
    .strictObject({
      id: id("Number of the event, from 1. Calendars identify the event by it: a new event gets a new number."),
      title: text("What takes place.", 60),
      text: sentence("Facts for visitors, such as hours and place. The calendar has them too."),
      date: optional(day("The day, for an event that takes place once.")),
      monthly: optional(
        object("MonthlyDay", "The day, for an event of each month.", {
          day: integer("The day of the month, which every month has.", 1, 28),
          words: text("The same in words, such as “by the 25th of each month”.", 60),
        }),
      ),
    })
    .refine(({ date, monthly }) => !date !== !monthly, {
      path: ["date"],
      message: "a day, or “monthly” in its place: one of the two",
    })
    .superRefine(({ monthly }, context) => {
      if (!monthly || monthly.words.includes(String(monthly.day))) return
      const message = `words with the number ${monthly.day}, as in “day”`
      context.addIssue({ code: "custom", path: ["monthly", "words"], message })
    }),
})
