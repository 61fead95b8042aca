import { leadFigure } from "../../../src/features/projects/lead-figure"

test.each([
  ["Milk per cow up from 5.1 to 8.4 litres a day", "5.1 → 8.4"],
  ["Calf deaths in the first six months down from 31 to 14 per cent", "31 → 14%"],
  ["Grass cover up from 46% to 71% in two rainy seasons", "46 → 71%"],
  ["41,000 cattle and 63,000 goats and sheep vaccinated in 2025", "41,000"],
  ["96 per cent of group loans repaid on time", "96%"],
  ["Members are 3 times more likely to lead a group", "3 ×"],
  ["In the dry months of 2025 the group kept up 80% of its milk", "80%"],
])("lead figure: %s: %s", (sentence, figure) => {
  expect(leadFigure(sentence)).toBe(figure)
})

test.each(["Nine valley dams fenced and fitted with troughs", "School attendance is above the average since 2024"])(
  "lead figure: “%s” has none",
  (sentence) => {
    expect(leadFigure(sentence)).toBeNull()
  },
)
