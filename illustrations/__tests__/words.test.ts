import { mistakes, told } from "../src/words"

const cast = {
  parts: ["a Mubende doe", "a Mubende doe", "a Mubende kid", "a woman in a gomesi", "a milk can"],
  scenery: ["terraced hills", "a flat-topped acacia"],
  light: "dusk",
}

const wrong = (description: string) => mistakes({ description, cast })

describe("a description's places", () => {
  test.each([
    ["{goats} and {kid} {light}.", "Two goats and a kid at dusk."],
    ["A woman watches {the goats} under {acacia}.", "A woman watches the goats under an acacia."],
    ["{Mubende goats} rest.", "Two Mubende goats rest."],
    ["{thirsty goats} rest.", "Two thirsty goats rest."],
  ])("%s", (sentence, expected) => expect(told(sentence, cast)).toBe(expected))

  test("nothing can be said that is not there", () => {
    expect(() => told("{hens} scratch.", cast)).toThrow(
      "“{hens}” is said, but nothing of that name stands in the picture",
    )
    expect(() => told("{unicorns} graze.", cast)).toThrow("ends with no noun that words.ts knows")
  })
})

describe("a description is checked against what the stage was set with", () => {
  test("a true one passes", () => {
    expect(
      wrong("Two goats and a kid before a woman with a milk can, terraces and an acacia behind, at dusk."),
    ).toEqual([])
  })

  test.each([
    ["Three goats and a kid beside a woman at dusk.", "says three goats, and there are two"],
    ["Two goats and a kid at dusk.", "says nothing about a woman in a gomesi"],
    ["Two goats and a kid beside a woman, a cow behind.", "says “cow”, and none is there"],
    ["Two goats and a kid beside a woman by a lake.", "says “lake”, and none is there"],
    ["Two goats and a kid beside a woman at midday.", "says “midday”, and the light is dusk"],
  ])("%s", (description, mistake) => expect(wrong(description)).toEqual([mistake]))
})
