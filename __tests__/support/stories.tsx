import { readdirSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { cleanup } from "@testing-library/react"
import type { ComponentType, ReactElement } from "react"

type Args = Record<string, unknown>
type Render = (args: Args, context: { args: Args }) => ReactElement
type Decorator = (Story: () => ReactElement, context: { args: Args }) => ReactElement

/** The parts of CSF 3 that our stories use. */
interface StoryPart {
  args?: Args
  render?: Render
  decorators?: Decorator | Decorator[]
}
interface StoryMeta extends StoryPart {
  title: string
  component?: ComponentType<Args>
}

/** One example of one component, ready to render. */
export interface Example {
  /** "Busy" */
  name: string
  element: () => ReactElement
}
export interface StoryFile {
  /** "components/Button": its folder under src, then its name */
  title: string
  /** "src/components/button.stories.tsx" */
  path: string
  examples: Example[]
}

const sourceFolder = join(__dirname, "../../src")

/** Every story of a folder of src, sorted by path. A new `x.stories.tsx` is found by itself. */
export function loadStories(folder: string): StoryFile[] {
  return readdirSync(join(sourceFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .sort()
    .map((path) => readStoryFile(join(sourceFolder, folder, path)))
}

/** The first story of each file of a folder: the default state of each part of a page. */
export const loadFirstStories = (folder: string): StoryFile[] =>
  loadStories(folder).map((file) => ({ ...file, examples: file.examples.slice(0, 1) }))

/** Every story of the design system, and one state of each part that pages are made of. */
export const loadSample = (): StoryFile[] => [
  ...loadStories("components"),
  ...["features", "layout", "shared"].flatMap(loadFirstStories),
]

/** Unmounts, and gives the next story a clean page: an open dialog marks the one that it is on. */
export function cleanPage(): void {
  cleanup()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.body.replaceChildren()
}

function readStoryFile(file: string): StoryFile {
  const path = relative(join(sourceFolder, ".."), file)
  const module = jest.requireActual<{ default?: StoryMeta } & Record<string, unknown>>(file)
  const { default: meta, ...exported } = module
  if (!meta?.title) throw new Error(`${path}: the default export must be the story's meta, with a title.`)
  const folder = dirname(relative(sourceFolder, file))
  if (dirname(meta.title) !== folder) {
    throw new Error(`${path}: the title is "${meta.title}"; it must begin with its folder, "${folder}/".`)
  }
  const examples = Object.entries(exported)
    .filter((entry): entry is [string, StoryPart] => typeof entry[1] === "object" && entry[1] !== null)
    .map(([name, story]) => ({ name, element: () => renderStory(path, name, meta, story) }))
  if (examples.length === 0) throw new Error(`${path}: export at least one story.`)
  return { title: meta.title, path, examples }
}

function renderStory(path: string, name: string, meta: StoryMeta, story: StoryPart): ReactElement {
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const Component = meta.component
  if (!render && !Component) throw new Error(`${path}: "${name}" has no render function and its meta no component.`)
  // As components of their own, so that stories may use hooks.
  const Base = () => (render ? render(args, { args }) : Component ? <Component {...args} /> : <></>)
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat()
  const Story = decorators.reduce<ComponentType>((Inner, decorate) => {
    const Decorated = () => decorate(() => <Inner />, { args })
    return Decorated
  }, Base)
  return <Story />
}
