import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { render } from "@testing-library/react"
import { useId } from "react"

function Labelled() {
  const id = useId()
  return (
    <label htmlFor={`radix-${id}`}>
      Name <input id={`radix-${id}`} aria-describedby={`${id}-hint`} />
    </label>
  )
}

test("stories: snapshots number generated ids by position", () => {
  render(<Labelled />)
  // A second one gets other ids from React, and the same ones in the snapshot.
  const { container } = render(<Labelled />)
  expect(container.querySelector("input")?.id).toMatch(/^radix-_r_/)
  expect(container.firstChild).toMatchInlineSnapshot(`
    <label for="id-1">
      Name 
      <input aria-describedby="id-2-hint" id="id-1" />
    </label>
  `)
})

const folder = join(__dirname, "../src/components")
const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file))
const storyOf = (file: string) => file.replace(/(\.stories)?\.tsx$/, ".stories.tsx")

test("stories: every component has stories, or is part of one that has", () => {
  const shown = files
    .filter((file) => files.includes(storyOf(file)))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n")
  const without = files
    .filter((file) => file.endsWith(".tsx") && !files.includes(storyOf(file)))
    .filter((file) => !shown.includes(`/${basename(file, ".tsx")}"`))
  // It draws nothing: a toast says what was lost.
  expect(without).toEqual(["lost-dialog.tsx"])
})
