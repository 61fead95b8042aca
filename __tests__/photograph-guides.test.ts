/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"

const project = path.join(__dirname, "..")

test("how a drawing is replaced by a photograph is described once, and every guide that mentions photographs leads there", () => {
  const recipe = "data/README.md#replace-a-picture-by-a-photograph"
  expect(readFileSync(path.join(project, "data/README.md"), "utf8")).toContain(
    "\n### Replace a picture by a photograph\n",
  )
  for (const guide of ["README.md", "docs/add-an-entry.md", "docs/draw-a-picture.md"]) {
    const text = readFileSync(path.join(project, guide), "utf8")
    expect(text).toContain(recipe)
    expect(text).not.toMatch(/delete the (drawing|`?\.webp)/i)
  }
})
