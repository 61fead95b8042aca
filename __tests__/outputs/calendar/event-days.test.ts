/** @jest-environment node */
import {
  eventDays,
  eventTime,
  seasonDays,
  type CalendarEvent,
  type Season,
} from "../../../src/outputs/calendar/event-days"

const event = (more: Partial<CalendarEvent>): CalendarEvent => ({
  jsonId: 1,
  title: "Visit day",
  text: "Wear closed shoes.",
  place: "The farm",
  district: "Mbarara",
  date: null,
  repeats: null,
  starts: null,
  ends: null,
  isSample: null,
  ...more,
})

const today = "2026-11-23"

test("an event that comes back has a day in each month of the next year", () => {
  const days = eventDays([event({ repeats: "firstSaturday", starts: "09:00", ends: "13:00" })], today)
  expect(days).toHaveLength(12)
  expect(days[0]).toEqual({
    key: "event-1-2026-12-05",
    file: "visit-day-2026-12-05",
    title: "Visit day",
    text: "Wear closed shoes.",
    place: "The farm, Mbarara",
    day: "2026-12-05",
    hours: { starts: "09:00", ends: "13:00" },
  })
  expect(days[1]?.day).toBe("2027-01-02")
})

test("a sample has no day", () => {
  expect(eventDays([event({ repeats: "firstSaturday", isSample: true })], today)).toEqual([])
})

test("an event without a place of its own names none", () => {
  const [day] = eventDays([event({ place: null, district: null, date: "2026-12-12" })], today)
  expect(day?.place).toBeNull()
})

test("an event of one day is there until that day has passed", () => {
  const one = event({ jsonId: 3, date: "2026-12-12" })
  expect(eventDays([one], "2026-12-12").map(({ day }) => day)).toEqual(["2026-12-12"])
  expect(eventDays([one], "2026-12-13")).toEqual([])
})

test("an event that is moved to another day stays the same event", () => {
  const keyOf = (date: string) => eventDays([event({ jsonId: 3, date })], today)[0]?.key
  expect(keyOf("2026-12-12")).toBe(keyOf("2026-12-19"))
})

test("the days of all events stand in their order, each with a key and a file of its own", () => {
  const days = eventDays(
    [event({ repeats: "day25" }), event({ jsonId: 2, title: "Training", date: "2026-12-01" })],
    today,
  )
  expect(days.slice(0, 3).map(({ day }) => day)).toEqual(["2026-11-25", "2026-12-01", "2026-12-25"])
  for (const names of [days.map(({ key }) => key), days.map(({ file }) => file)]) {
    expect(new Set(names).size).toBe(days.length)
  }
})

test("each season lasts until the next one begins, and has what must not be forgotten", () => {
  const season: Season = {
    id: 2,
    months: "March to May",
    title: "The long rains",
    tasks: ["Plant.", "Spray."],
    begins: "Mar",
  }
  const dry: Season = { ...season, id: 1, months: "January and February", title: "The dry months", begins: "Jan" }
  const market: Season = { ...season, id: 3, months: "June to December", title: "Selling", begins: "Jun" }
  const days = seasonDays([dry, season, market], today)
  expect(days.map(({ day, lastDay }) => [day, lastDay])).toEqual([
    ["2027-01-01", "2027-02-28"],
    ["2027-03-01", "2027-05-31"],
    ["2027-06-01", "2027-12-31"],
  ])
  expect(days.slice(1, 2)).toEqual([
    {
      key: "season-2-2027",
      file: "the-long-rains-2027-03-01",
      title: "March to May: The long rains",
      text: "Plant.\nSpray.",
      place: null,
      day: "2027-03-01",
      lastDay: "2027-05-31",
      hours: null,
    },
  ])
})

test("day and hours are written as the pages have them", () => {
  const [first] = eventDays([event({ date: "2026-12-05", starts: "09:00", ends: "13:00" })], today)
  expect(first && eventTime(first, "{starts} to {ends}")).toEqual({
    day: "Saturday 5 December 2026",
    hours: "9:00 to 13:00",
  })
})
