import { z } from "zod"
import { defineType } from "../define"
import { object, text } from "../fields"

export const calendar = defineType({
  name: "Calendar",
  about: "The words around notices and dates. There is one.",
  files: { kind: "one", path: "calendar.json" },
  schema: z.strictObject({
    notices: object("NoticesCopy", "What pages and feed say with the notices.", {
      title: text("Heading over the notices."),
      kinds: object("NoticeKindNames", "What each kind of notice is called.", {
        quarantine: text("A ban on moving animals.", 24),
        vaccination: text("A day on which animals are vaccinated.", 24),
        market: text("A market day.", 24),
      }),
      span: text("From when until when; {from} and {until} stand for the days.", 60),
      declared: text("Who has declared it; {office}, {letter} and {day} stand for office, letter and day.", 80),
    }),
    dates: object("DatesCopy", "What the farm's page and the calendar file say with the dates.", {
      addLabel: text("The link to the calendar file.", 40),
      calendarName: text("What the calendar is called in a calendar program.", 60),
    }),
  }),
})
