/** @jest-environment node */
import { getAnnouncements, type NoticeNode } from "../../src/content/announcements"

const announcement = (
  jsonId: number,
  from: string,
  until: string,
  kind: NoticeNode["kind"] = "market",
): NoticeNode => ({
  jsonId,
  kind,
  title: "Goat market",
  text: "Members sell goats by weight.",
  districts: ["Mbarara"],
  declaredBy: { office: "the Municipal Council", letter: "letter 12/2026", date: "2026-11-01" },
  from,
  until,
})

test("announcements: have not ended until their last day has passed; quarantines first, then by end", () => {
  const actual = getAnnouncements(
    [
      announcement(1, "2026-11-01", "2026-11-22"),
      announcement(2, "2026-11-23", "2026-11-25"),
      announcement(3, "2026-11-01", "2026-11-23"),
      announcement(4, "2026-11-24", "2026-11-25"),
      announcement(5, "2026-11-23", "2026-12-24", "quarantine"),
    ],
    "2026-11-23",
  )
  expect(actual.map(({ jsonId, isUrgent, isCurrent }) => [jsonId, isUrgent, isCurrent])).toEqual([
    [5, true, true],
    [3, false, true],
    [2, false, true],
    [4, false, false],
  ])
})

test("announcements: kind and dates are formatted as text", () => {
  const today = "2026-11-23"
  const all = [announcement(1, "2026-11-20", "2026-12-11", "quarantine"), announcement(2, today, today)]
  const [long, short] = getAnnouncements(all, today)
  expect(long).toMatchObject({
    kind: "Quarantine",
    days: "20 November 2026 to 11 December 2026",
    declared: "Declared by the Municipal Council, letter 12/2026, 1 November 2026",
    link: null,
  })
  expect(short).toMatchObject({ kind: "Market day", days: "23 November 2026" })
})
