import js from "@eslint/js"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"
import { browserSupport } from "./scripts/eslint-browser-support.mjs"
import loneText from "./scripts/eslint-lone-text.mjs"

/** The rules of this project (scripts/eslint-*.mjs). */
const project = { rules: { "browser-support": browserSupport, "lone-text": loneText } }

export default tseslint.config(
  {
    ignores: [
      "public",
      ".cache",
      "deploy",
      "reports",
      "test-results",
      "storybook-static",
      "coverage",
      "src/gatsby-types.d.ts",
      "static",
      "illustrations",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    // A constant that is read above its own line throws only when the line runs: no type check covers scripts/*.mjs.
    rules: { "no-use-before-define": ["error", { functions: false, classes: true, variables: false }] },
  },
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
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  {
    // What React renders in the browser. Sheets are HTML and nothing else.
    files: ["src/**/*.tsx"],
    ignores: ["src/outputs/**"],
    plugins: { project },
    rules: { "project/lone-text": "error" },
  },
  {
    // What browsers run (tsconfig.browser.json).
    files: [
      "gatsby-browser.tsx",
      "src/{components,features,layout,lib,pages,shared,templates}/**/*.{ts,tsx}",
      "src/platform/**/*.ts",
      "src/outputs/member-form/{member-form-script.ts,script/*.ts}",
    ],
    ignores: ["src/components/*.{stories,fixture}.{ts,tsx}", "src/platform/develop/**"],
    plugins: { project },
    rules: {
      "project/browser-support": [
        "error",
        {
          allow: {
            "HTMLElement.inert":
              "Whatever is inert is also invisible, or the focus is sent back (layout/use-modal.ts).",
            "LockManager.request": "lib/lock-across-tabs.ts asks for locks before.",
            "Navigator.locks": "lib/lock-across-tabs.ts asks for it before.",
            "Navigator.share": "features/blog/share-links.tsx draws the button only where it is known.",
            "Window.print": "Firefox for Android 90 to 113 prints nothing by any way.",
          },
        },
      ],
    },
  },
  {
    files: ["scripts/**/*.{mjs,js}", "lab/**/*.mjs", "*.mjs", "*.js", "__tests__/*/jest.config.js"],
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
    // Parts of these run inside the page.
    files: ["scripts/budgets.mjs", "lab/lighthouse.mjs", "lab/taps.mjs"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "window",
          "document",
          "performance",
          "PerformanceObserver",
          "getComputedStyle",
          "requestAnimationFrame",
          "requestIdleCallback",
          "addEventListener",
          "location",
          "localStorage",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
)
