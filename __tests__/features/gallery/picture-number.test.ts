import { pictureNumber } from "../../../src/features/gallery/picture-viewer/picture-number"

test.each([
  ["1", 1],
  ["3", 3],
  ["167", 167],
])("picture number: %j is picture %d", (value, number) => {
  expect(pictureNumber(value, 167)).toBe(number)
})

test.each([null, "", "0", "168", "-1", "1.5", "03", "3 ", "three", "1e2", "99999999999999999999"])(
  "picture number: %j is rejected",
  (value) => {
    expect(pictureNumber(value, 167)).toBeNull()
  },
)
