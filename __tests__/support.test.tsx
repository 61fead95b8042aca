import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
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

test("snapshots number generated ids by their place, whatever React called them", () => {
  render(<Labelled />)
  // A second one gets other ids from React, and the same ones in the snapshot.
  const { container } = render(<Labelled />)
  expect(container.querySelector("input")?.id).toMatch(/^radix-_r_/)
  expect(container.firstChild).toMatchInlineSnapshot(`
<label
  for="id-1"
>
  Name 
  <input
    aria-describedby="id-2-hint"
    id="id-1"
  />
</label>
`)
})

/** A part that a neighbour's stories import has its examples there. */
test.each(["ui", "blocks", "sections"])("every component in src/components/%s has examples", (layer) => {
  const folder = join(__dirname, "../src/components", layer)
  if (!existsSync(folder)) return
  const files = readdirSync(folder).filter((file) => file.endsWith(".tsx"))
  const stories = files.filter((file) => file.endsWith(".stories.tsx"))
  const shown = stories.map((file) => readFileSync(join(folder, file), "utf8")).join("\n")
  const components = files.filter((file) => !file.endsWith(".stories.tsx")).map((file) => file.replace(".tsx", ""))
  const without = components.filter(
    (name) => !stories.includes(`${name}.stories.tsx`) && !shown.includes(`"./${name}"`),
  )
  expect({ withoutStories: without }).toEqual({ withoutStories: [] })
})
