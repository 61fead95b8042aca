import type { Decorator, Preview } from "@storybook/react-vite"
import { isValidElement } from "react"
import { SCRIPTS_ATTRIBUTE } from "../src/lib/constants"
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types"
import "./preview.css"
import { ThemedDocs } from "./themed-docs"
import { SideBySide } from "./side-by-side"
import { followToolbar } from "./theme"

followToolbar()

// As the script in the head of the site's pages does: stories are shown with scripts.
document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")

/** Room round the story, or the story in both themes. The theme itself is the document's (`theme.ts`). */
const onTheme: Decorator = (Story, { id, args, initialArgs, globals, viewMode }) => {
  if (globals.theme === "both") {
    return <SideBySide id={id} args={args} initialArgs={initialArgs} fitted={viewMode === "docs"} />
  }
  return (
    <div className="p-6 font-text text-base text-ink">
      <Story />
    </div>
  )
}

/**
 * The table of controls: what is given as JSX can't be typed in, so it says so; and a variant is left out, not set to
 * null, which `cva` would allow too.
 */
const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const given = Object.entries(initialArgs).filter(([, value]) => hasElement(value))
  const jsx = given.map(([name]): [string, StrictInputType] => [
    name,
    { name, ...argTypes[name], control: false, table: { ...argTypes[name]?.table, type: { summary: "JSX" } } },
  ])
  return { ...mapValues(argTypes, withoutNull), ...Object.fromEntries(jsx) }
}

const hasElement = (value: unknown) => isValidElement(value) || (Array.isArray(value) && value.some(isValidElement))

function withoutNull(argType: StrictInputType): StrictInputType {
  if (argType.type?.name !== "enum") return argType
  const type = { ...argType.type, value: argType.type.value.filter((option) => option !== "null") }
  const summary = argType.table?.type?.summary?.replace(/ \| null$/, "")
  return { ...argType, type, table: { ...argType.table, type: { ...argType.table?.type, summary } } }
}

const mapValues = <Value,>(of: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [plainControls],
  decorators: [onTheme],
  initialGlobals: { theme: "system" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "system", title: "System" },
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "deep", title: "Deep forest" },
          { value: "both", title: "Light and dark" },
        ],
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    // A violation fails the story in Storybook, too.
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: ThemedDocs, toc: true, codePanel: true },
    options: {
      storySort: {
        method: "alphabetical",
        order: ["Introduction", "Foundations", ["Colour", "Type", "Space", "Motion", "Icons", "Writing"], "components"],
      },
    },
  },
}

export default preview
