/* Notices without an end that comes soon, so that stories look the same on every day. */

export const noticeLines: readonly Queries.NoticeLineFragment[] = [
  {
    jsonId: 1,
    title: "No animals may move (quarantine)",
    districts: ["Kiruhura"],
    ends: "until 31 December 2099",
    isSample: true,
    from: "2026-01-01",
    until: "2099-12-31",
    isValid: true,
  },
  {
    jsonId: 2,
    title: "Goats and sheep are vaccinated",
    districts: ["Lira", "Gulu"],
    ends: "until 31 December 2099",
    isSample: false,
    from: "2026-01-01",
    until: "2099-12-31",
    isValid: true,
  },
]

export const noticeLineCopy: Queries.NoticeLineCopyFragment = { notices: { sample: "Sample" } }
