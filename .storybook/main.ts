import type { StorybookConfig } from "@storybook/react-vite"
import { themes } from "../tailwind.config.js"

/**
 * The component workshop: `npx storybook dev -p 6006`, `npx storybook build`. Styles come through postcss.config.mjs,
 * as they do in the site itself, so Tailwind reads the same tokens.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  staticDirs: ["../static"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // The preview shows a story on any theme; the values have one source.
    define: { ...vite.define, __THEMES__: JSON.stringify(themes) },
    // Relative addresses, so that the built workshop works under any path.
    base: "./",
  }),
}

export default config
