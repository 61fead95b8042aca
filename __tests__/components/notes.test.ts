/** @jest-environment node */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { isNotes } from "../../.storybook/notes"

const folder = join(__dirname, "../../src/components")
const storyFiles = readdirSync(folder).filter((file) => file.endsWith(".stories.tsx"))

interface Meta {
  tags?: string[]
  parameters?: { notes?: unknown }
}

test.each(storyFiles)("%s says how its part is used, what the keys do, and what a screen reader is told", (file) => {
  const { default: meta } = jest.requireActual<{ default: Meta }>(join(folder, file))
  expect(meta.tags).toContain("autodocs")
  expect(isNotes(meta.parameters?.notes)).toBe(true)
})

test("notes without one of the three are not enough", () => {
  const notes = { usage: "For …", keyboard: ["`Tab` …"], accessibility: ["It is …"] }
  expect(isNotes(notes)).toBe(true)
  for (const name of Object.keys(notes)) expect(isNotes({ ...notes, [name]: undefined })).toBe(false)
  expect(isNotes({ ...notes, keyboard: [] })).toBe(false)
})
