import { readFileSync } from "node:fs"
import { cleanup, render } from "@testing-library/react"
import type { ComponentType, ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { expectNoViolations } from "./axe"

type Args = Record<string, unknown>
type Decorator = (Story: () => ReactElement, context: { args: Args }) => ReactElement
type Render = (args: Args, context: { args: Args }) => ReactElement

/** The parts of CSF 3 that our stories use. */
interface StoryFields {
  args?: Args
  render?: Render
  decorators?: Decorator[]
}
interface StoryMeta extends StoryFields {
  title: string
  component?: ComponentType<Args>
}

/**
 * Tests each story of a file such as "src/components/badge.stories.tsx": the server's markup is valid HTML, hydration
 * finds no difference, and axe finds no violation. The story with the most markup has a snapshot.
 */
export function testStories(file: string): void {
  const { default: meta, ...stories } = jest.requireActual<{ default: StoryMeta } & Record<string, StoryFields>>(file)
  afterEach(cleanPage)
  describe(meta.title, () => {
    let largest: { length: number; body?: Node } = { length: 0 }
    test.each(Object.entries(stories))("%s", async (_name, story) => {
      const markup = renderToString(createElement(meta, story))
      expect(await htmlProblems(markup)).toEqual([])

      const container = document.body.appendChild(document.createElement("div"))
      container.innerHTML = markup
      const differences: unknown[] = []
      const onRecoverableError = (error: unknown) => differences.push(error)
      render(createElement(meta, story), { container, hydrate: true, onRecoverableError })
      expect(differences).toEqual([])
      await expectNoViolations()

      removeClassesOfOthers(file)
      const { length } = document.body.innerHTML
      if (length > largest.length) largest = { length, body: document.body.cloneNode(true) }
    })

    test("snapshot", () => expect(largest.body).toMatchSnapshot())
  })
}

function createElement(meta: StoryMeta, story: StoryFields): ReactElement {
  const args = { ...meta.args, ...story.args }
  const renderStory = story.render ?? meta.render
  const Component = meta.component
  if (!renderStory && !Component)
    throw new Error(`${meta.title}: a story has no render function and its meta no component.`)
  // As components, so that stories can use hooks.
  const Story = () => (renderStory ? renderStory(args, { args }) : Component ? <Component {...args} /> : <></>)
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])]
  const Decorated = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(() => <Inner />, { args }),
    Story,
  )
  return <Decorated />
}

/** A changed class in Badge changes Badge's snapshots and no others. */
function removeClassesOfOthers(file: string): void {
  const source = readFileSync(file.replace(".stories", ""), "utf8")
  for (const element of document.body.querySelectorAll<HTMLElement>("[data-slot]")) {
    if (!source.includes(`"${element.dataset.slot}"`)) element.removeAttribute("class")
  }
}

/** Unmounts, and resets the page: an open dialog sets attributes on it. */
function cleanPage(): void {
  cleanup()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.body.replaceChildren()
}
