import { z } from "zod"
import { dayInWords, isDay } from "../../lib/days"
import { defineType } from "../define"
import { choice, day, id, maybe, reference, sentence, text, timeOfDay } from "../fields"
import { at } from "../inspect"
import { isSample } from "./provenance"

/** A date that has passed is left out of page and calendar; its editor may want to delete it. */
const notePassed = (entry: unknown, today: string) => {
  const date = at(entry, "date")
  if (typeof date !== "string" || !isDay(date) || date >= today) return []
  return [{ field: "date", text: `${dayInWords(date)} has passed, and neither page nor calendar shows the event` }]
}

export const calendarEvent = defineType({
  name: "CalendarEvent",
  about: "A date of the network: a visit, a training, an order. It has one day, or comes back each month.",
  files: { kind: "list", path: "events.json" },
  label: "title",
  unique: [["id"], ["title"]],
  notes: notePassed,
  schema: z
    .strictObject({
      id: id("Number of the event, from 1. Calendars know an event by it: a new event gets a new number."),
      title: text("What takes place.", 60),
      text: sentence("What a visitor should know."),
      place: maybe(text("Where it takes place; null where each group has its own place.", 80)),
      district: maybe(reference(text("The district of the place, out of districts.json.", 40), "District", "name")),
      date: maybe(day("The day, for an event that takes place once.")),
      repeats: maybe(
        choice("EventRepeat", "For an event of each month: on its first Saturday, or on its 25th day.", [
          "firstSaturday",
          "day25",
        ]),
      ),
      starts: maybe(timeOfDay("When it begins, in Kampala time; null for the whole day.")),
      ends: maybe(timeOfDay("When it ends, in Kampala time; null for the whole day.")),
      isSample: isSample("the event, its place and its day"),
    })
    .superRefine(({ date, repeats, starts, ends, place, district }, context) => {
      if (!place !== !district) {
        context.addIssue({
          code: "custom",
          path: ["district"],
          message: "the district of the place, or null in both where each group has its own",
        })
      }
      if (!date === !repeats) {
        context.addIssue({
          code: "custom",
          path: ["date"],
          message: "a day, or “repeats” in its place: one of the two",
        })
      }
      const areReadable = [starts, ends].every((time) => maybe(timeOfDay("")).safeParse(time).success)
      if (areReadable && (!starts !== !ends || (starts && ends && ends <= starts))) {
        context.addIssue({
          code: "custom",
          path: ["ends"],
          message: "a time after “starts”, or null in both for the whole day",
        })
      }
    }),
})
