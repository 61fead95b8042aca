import path from "node:path"
import type { StorybookConfig } from "@storybook/react-vite"
import { mergeConfig } from "vite"
import tailwind from "../tailwind.config.js"

/**
 * The component workshop: `npm run workshop`, or `npx storybook build` for a folder to publish. Styles come through postcss.config.js,
 * as they do in the site itself, so Tailwind reads the same tokens.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  staticDirs: ["../static"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The preview shows a story on any theme; the values have one source.
      define: { __THEMES__: JSON.stringify(tailwind.themes), LIST_BUILD: JSON.stringify("workshop") },
      // Blocks and sections bring queries and ask for the site's facts.
      resolve: { alias: { gatsby: path.resolve(import.meta.dirname, "gatsby.tsx") } },
      // Gatsby's output is in `public`, which Vite would copy.
      publicDir: false,
      // Relative addresses, so that the built workshop works under any path.
      base: "./",
    }),
}

export default config
