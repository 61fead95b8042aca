/** @jest-environment node */
import { currentNotices, type NoticeNode } from "../../../src/outputs/calendar/current-notices"

const copy = {
  title: "Notices",
  kinds: { quarantine: "Quarantine", vaccination: "Vaccination", market: "Market day" },
  span: "{from} to {until}",
  declared: "Declared by {office}, {letter}, {day}",
}

const notice = (jsonId: number, from: string, until: string, more: Partial<NoticeNode> = {}): NoticeNode => ({
  jsonId,
  kind: "market",
  title: "Goat market",
  text: "Members sell goats by weight.",
  districts: ["Mbarara"],
  declaredBy: { office: "the Municipal Council", letter: "letter 12/2026", date: "2026-11-01" },
  from,
  until,
  ...more,
})

const today = "2026-11-23"

test("a notice is there from its first day to its last, both included", () => {
  const found = currentNotices(
    [
      notice(1, "2026-11-01", "2026-11-22"),
      notice(2, "2026-11-01", "2026-11-23"),
      notice(3, "2026-11-23", "2026-11-24"),
      notice(4, "2026-11-24", "2026-11-25"),
    ],
    copy,
    today,
  )
  expect(found.map(({ jsonId }) => jsonId)).toEqual([2, 3])
})

test("a quarantine comes first, then what ends first", () => {
  const found = currentNotices(
    [
      notice(1, today, "2026-12-20"),
      notice(2, today, "2026-12-10"),
      notice(3, today, "2026-12-24", { kind: "quarantine" }),
    ],
    copy,
    today,
  )
  expect(found.map(({ jsonId, isUrgent }) => [jsonId, isUrgent])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ])
})

test("kind and days are written out", () => {
  const [long, short] = currentNotices(
    [notice(1, "2026-11-20", "2026-12-11", { kind: "quarantine" }), notice(2, today, today)],
    copy,
    today,
  )
  expect(long).toMatchObject({
    kind: "Quarantine",
    days: "20 November 2026 to 11 December 2026",
    summary: "Mbarara, 20 November 2026 to 11 December 2026",
    declared: "Declared by the Municipal Council, letter 12/2026, 1 November 2026",
    link: null,
  })
  expect(short).toMatchObject({ kind: "Market day", days: "23 November 2026", summary: "Mbarara, 23 November 2026" })
})
