/** @jest-environment node */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { isNotes } from "../../.storybook/notes"

const folder = join(__dirname, "../../src/components")

interface Meta {
  tags?: string[]
  parameters?: { notes?: unknown }
}

test("every component's stories say how it is used, what the keys do, and what a screen reader is told", () => {
  const without = readdirSync(folder)
    .filter((file) => file.endsWith(".stories.tsx"))
    .filter((file) => {
      const { default: meta } = jest.requireActual<{ default: Meta }>(join(folder, file))
      return !meta.tags?.includes("autodocs") || !isNotes(meta.parameters?.notes)
    })
  expect(without).toEqual([])
})
