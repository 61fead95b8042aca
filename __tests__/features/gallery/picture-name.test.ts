/** @jest-environment node */
import { pictureName } from "../../../src/features/gallery/picture-name"

test.each([
  ["Two grey crowned cranes, one stepping, on a lake shore.", "Two grey crowned cranes"],
  ["Four goats, two of them on their hind legs, and two kids.", "Four goats, two of them on their hind legs"],
  ["Four fat-tailed sheep and a lamb on a hillside.", "Four fat-tailed sheep and a lamb on a hillside"],
  ["A cockerel crows on a thatched roof; the sun stands behind him.", "A cockerel crows on a thatched roof"],
  ["Nose first: a fawn Ankole calf, late in the day.", "Nose first: a fawn Ankole calf"],
  ["Over the paddock fence, a cow licks her nose, calmly.", "Over the paddock fence, a cow licks her nose"],
  ["A calf stands there on a dark, wet day; a woman waits.", "A calf stands there on a dark, wet day"],
  ["Women and men trade milk, eggs and greens at noon.", "Women and men trade milk, eggs and greens at noon"],
  ["A goat.", "A goat"],
])("picture name: “%s” is called “%s”", (description, name) => expect(pictureName(description)).toBe(name))
