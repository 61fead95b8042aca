/* Hours and what is said about them, copied from data/ for stories and tests. */

export const openingHours: Queries.OpeningHoursFragment["openingHours"] = [
  {
    label: "Monday to Friday",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "08:00",
    closes: "18:00",
  },
  { label: "Saturday", days: ["Saturday"], opens: "09:00", closes: "14:00" },
  { label: "Sunday", days: ["Sunday"], opens: null, closes: null },
]

export const openNowCopy: Queries.OpenNowCopyFragment = {
  openNow: "Open now until {time}",
  opensToday: "Closed now, opens today {time}",
  opensOn: "Closed now, opens {day} {time}",
}
