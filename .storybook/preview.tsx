import type { Decorator, Preview } from "@storybook/react-vite"
import type { CSSProperties } from "react"
import "./preview.css"

/** Role tokens of each theme, put in by `main.ts` from tailwind.config.js. */
declare const __THEMES__: Record<string, Record<string, string>>

/** { surface: "#FFFBF2" } → { "--color-surface": "#FFFBF2" } */
const properties = (theme: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(theme).map(([role, value]) => [`--color-${role}`, value]))

/** Puts the story on the theme that the toolbar names, whatever the machine prefers. */
const onTheme: Decorator = (Story, { globals }) => {
  const theme = __THEMES__[String(globals.theme)]
  return (
    <div className="min-h-screen bg-surface p-6 font-text text-base text-ink" style={theme && properties(theme)}>
      <Story />
    </div>
  )
}

const preview: Preview = {
  decorators: [onTheme],
  initialGlobals: { theme: "light" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "deep", title: "Deep forest" },
        ],
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    // A violation fails the story in the workshop, too.
    a11y: { test: "error" },
    backgrounds: { disable: true },
    options: { storySort: { order: ["components", "shared", "layout", "features"] } },
  },
}

export default preview
