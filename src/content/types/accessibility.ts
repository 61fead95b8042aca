import { z } from "zod"
import { defineType } from "../define"
import { list, object, reference, sentence, text } from "../fields"
import { rulePart, switchedPart } from "./shared"

export const accessibility = defineType({
  name: "Accessibility",
  about: "The accessibility statement. Dates and versions stand in accessibility-report.json. There is one.",
  files: { kind: "one", path: "accessibility.json" },
  schema: z.strictObject({
    aim: rulePart.describe("What the site aims for."),
    tested: object("AccessibilityTested", "What was tested.", {
      title: text("Its heading.", 60),
      parts: list(
        "The tests in words.",
        object("AccessibilityPart", "A group of tests.", {
          file: reference(
            text("The file in e2e/ that holds them, without its ending: pages/contrast.", 40),
            "AccessibilityReport",
            "tests.file",
          ),
          text: sentence("What they check."),
        }),
        1,
        12,
      ),
    }),
    known: rulePart.describe("What is known to fail, or was not tested."),
    knownOfParts: list(
      "What is known of parts that can be switched off; follows the points of what is known.",
      object("KnownOfPart", "What is known of a part that can be switched off.", {
        text: sentence("What is known."),
        feature: switchedPart,
      }),
      0,
      12,
    ),
    without: rulePart.describe("How to get along without it."),
    tell: rulePart.describe("Whom to tell; the office's numbers follow."),
  }),
})
