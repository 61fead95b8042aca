import js from "@eslint/js"
import boundaries from "eslint-plugin-boundaries"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

/**
 * Imports go one way (docs/architecture.md): pages, templates → layout → sections → blocks → ui → lib.
 * Each folder names what it may import; everything else is an error.
 */
const mayImport = {
  pages: ["layout", "sections", "blocks", "ui", "state", "hooks", "lib", "routes"],
  templates: ["layout", "sections", "blocks", "ui", "state", "hooks", "lib", "routes"],
  layout: ["layout", "sections", "blocks", "ui", "state", "hooks", "lib", "routes", "boot"],
  sections: ["sections", "blocks", "ui", "state", "hooks", "lib", "routes"],
  blocks: ["blocks", "ui", "state", "hooks", "lib", "routes"],
  ui: ["ui", "lib"],
  state: ["state", "lib", "boot"],
  hooks: ["hooks", "state", "lib", "boot"],
  routes: ["routes", "content", "lib"],
  content: ["content", "routes", "lib"],
  boot: ["boot", "routes", "lib"],
  dev: ["dev", "routes", "content", "lib"],
  lib: ["lib"],
}

const folders = {
  ui: "src/components/ui",
  blocks: "src/components/blocks",
  sections: "src/components/sections",
  layout: "src/components/layout",
  ...Object.fromEntries(
    ["pages", "templates", "state", "hooks", "routes", "content", "boot", "dev", "lib"].map((name) => [
      name,
      `src/${name}`,
    ]),
  ),
}

export default tseslint.config(
  {
    ignores: [
      "public",
      ".cache",
      "reports",
      "test-results",
      "storybook-static",
      "coverage",
      "src/gatsby-types.d.ts",
      "static",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx,mts}"],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-assertions": [
        "error",
        { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // The website takes the files that the illustration library draws, and none of its code.
    ignores: ["packages/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**/packages/**", "@cafn/*"],
              message: "The website imports nothing of the illustration library: it takes the drawn files.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/**/*.stories.tsx"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js"] } },
      "boundaries/elements": Object.entries(folders).map(([type, pattern]) => ({ type, pattern, mode: "folder" })),
    },
    rules: {
      "boundaries/element-types": [
        "error",
        {
          default: "disallow",
          message:
            "${file.type} may not import ${dependency.type}: imports go pages → layout → sections → blocks → ui → lib",
          rules: Object.entries(mayImport).map(([from, allow]) => ({ from, allow })),
        },
      ],
    },
  },
  {
    // The design system knows neither Gatsby, nor content, nor atoms.
    files: ["src/components/ui/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "gatsby", message: "ui knows no Gatsby: links come through LinkProvider." },
            { name: "jotai", message: "ui holds no atoms: pass values and callbacks." },
            {
              name: "gatsby-plugin-image",
              message: "Only its types; pictures go through Picture.",
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ["scripts/**/*.{mjs,js}", "*.mjs", "*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "process",
          "console",
          "URL",
          "Buffer",
          "setTimeout",
          "clearTimeout",
          "fetch",
          "module",
          "require",
          "__dirname",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    // Parts of these two run inside the page.
    files: ["scripts/budgets.mjs", "scripts/lighthouse.mjs"],
    languageOptions: {
      globals: Object.fromEntries(
        ["window", "document", "performance", "PerformanceObserver"].map((name) => [name, "readonly"]),
      ),
    },
  },
)
