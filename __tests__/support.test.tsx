import { existsSync, readdirSync, readFileSync } from "node:fs"
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

test("snapshots number generated ids by their place, whatever React called them", () => {
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

const source = join(__dirname, "../src")
const layers = ["components", "features", "shared"]

/** Every source file of a layer, e.g. "src/features/cart/cart.tsx". */
const filesOf = (layer: string) =>
  readdirSync(join(source, layer), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(source, layer, file))
const storyOf = (file: string) => file.replace(/(\.stories)?\.tsx$/, ".stories.tsx")

/** Texts of the stories, of the components that have stories, and of hooks: what these use is shown with them. */
const shown = layers
  .flatMap(filesOf)
  .filter((file) => existsSync(storyOf(file)))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")

/** Shown by no story: they look like nothing, or like a part of the page's frame, which has tests of its own. */
const frame = [
  "feed-link",
  "hydrate-when-visible",
  "cached-line",
  "cached-note",
  "page-intro",
  "product-intro",
  "project-intro",
  "search-combobox",
  "search-form",
  "service-intro",
]

test.each(layers)("every component in src/%s has examples, or is part of one that has", (layer) => {
  const without = filesOf(layer)
    .filter((file) => file.endsWith(".tsx") && !existsSync(storyOf(file)))
    .map((file) => basename(file, ".tsx"))
    .filter((name) => !shown.includes(`/${name}"`) && !frame.includes(name))
  expect({ withoutStories: without }).toEqual({ withoutStories: [] })
})
