import fs from "node:fs"
import path from "node:path"
import type { StorybookConfig } from "@storybook/react-vite"
import { mergeConfig, type Plugin } from "vite"
import tailwind from "../tailwind.config.js"
import type { Tokens } from "./tokens"

const { theme, ramps, roles, themes, durations } = tailwind

/** What the foundations pages and the themes show. The values have one source, tailwind.config.js. */
const tokens = { ramps, roles, themes, durations, theme } satisfies Record<keyof Tokens, unknown>

const staticFolder = path.resolve(import.meta.dirname, "../static")

/** "fonts", "icons.svg": what the site serves from its root. */
const staticNames = fs.readdirSync(staticFolder).map((name) => name.replaceAll(".", "\\."))

/**
 * Makes the site's own addresses relative in the built Storybook, so that it works under any path: "/icons.svg#cow" becomes
 * "./icons.svg#cow". Only quoted text of our modules; Vite itself does it in style sheets.
 */
const relativeAddresses: Plugin = {
  name: "relative-addresses",
  apply: "build",
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler: (code) => code.replace(new RegExp(`(["'\`])/(?=(?:${staticNames.join("|")})[/"'\`#])`, "g"), "$1./"),
  },
}

/**
 * Storybook with the components: `npm run storybook`, or `npx storybook build --output-dir storybook-static` for a folder to publish. Styles come through
 * postcss.config.js, as they do in the site itself, so Tailwind reads the same tokens.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./**/*.mdx", "../src/components/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: {
    // Reads TypeScript, and so finds the variants of `cva` tables with their comments.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      include: ["src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Our own props, not the hundreds that every HTML element has. Those of a `cva` table are declared nowhere.
      propFilter: ({ declarations }) =>
        !declarations?.length || declarations.some(({ fileName }) => !fileName.includes("node_modules")),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      define: { __TOKENS__: JSON.stringify(tokens) },
      plugins: [relativeAddresses],
      // Vite's default is Gatsby's output.
      publicDir: staticFolder,
      // Relative addresses, so that the built Storybook works under any path.
      base: "./",
    }),
}

export default config
