/* Notices without an end that comes soon, so that stories look the same on every day. */

export const noticeLines: readonly Queries.NoticeLineFragment[] = [
  {
    jsonId: 1,
    title: "No animals may move (quarantine)",
    summary: "Kiruhura, until 31 December 2099",
    from: "2026-01-01",
    until: "2099-12-31",
    isValid: true,
  },
  {
    jsonId: 2,
    title: "Goats and sheep are vaccinated",
    summary: "Lira, Gulu, until 31 December 2099",
    from: "2026-01-01",
    until: "2099-12-31",
    isValid: true,
  },
]
