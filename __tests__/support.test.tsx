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

const layers = ["ui", "blocks", "sections"]

/** Texts of the stories, and of the components that have stories: what these use is shown with them. */
const shown = layers
  .map((layer) => join(__dirname, "../src/components", layer))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".stories.tsx") || existsSync(file.replace(/\.tsx$/, ".stories.tsx")))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")

test.each(layers)("every component in src/components/%s has examples, or is part of one that has", (layer) => {
  const files = readdirSync(join(__dirname, "../src/components", layer)).filter((file) => file.endsWith(".tsx"))
  const components = files.filter((file) => !file.endsWith(".stories.tsx")).map((file) => file.replace(".tsx", ""))
  const without = components.filter((name) => !files.includes(`${name}.stories.tsx`) && !shown.includes(`/${name}"`))
  expect({ withoutStories: without }).toEqual({ withoutStories: [] })
})
