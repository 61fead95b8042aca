/**
 * Allowed imports of each folder of src besides itself and packages (docs/architecture.md). Everything else is an error, type
 * imports included.
 */
const mayImport = {
  pages: ["templates", "layout", "features", "shared", "platform", "components", "browser", "lib"],
  templates: ["layout", "features", "shared", "platform", "components", "browser", "lib"],
  layout: ["features", "shared", "platform", "components", "browser", "lib"],
  features: ["shared", "platform", "components", "browser", "lib"],
  shared: ["platform", "components", "browser", "lib"],
  components: ["browser", "lib"],
  content: ["lib"],
  // Pages without Gatsby are rendered statically from the same components.
  outputs: ["shared", "platform", "components", "content", "lib"],
  platform: ["content", "browser", "lib"],
  browser: ["lib"],
  lib: [],
}

const folders = (names) => `^src/(${names.join("|")})/`

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(([from, allowed]) => ({
      name: `${from}-imports`,
      comment: `src/${from} may import ${[...allowed, "packages"].join(", ")}.`,
      severity: "error",
      from: { path: `^src/${from}/` },
      to: { path: "^(src|scripts|bench)/", pathNot: folders([from, ...allowed]) },
    })),
    {
      name: "features-import-only-index-of-others",
      comment: "A feature may import only index.ts of another feature.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/($1/|[^/]+/index\\.ts$)" },
    },
    {
      name: "feature-index-only-for-features",
      comment: "The index.ts of a feature is for other features: layout, pages and templates import its files.",
      severity: "error",
      from: { path: "^src/(layout|pages|templates)/|^src/[^/]+$|^gatsby-" },
      to: { path: "^src/features/[^/]+/index\\.ts$" },
    },
    {
      name: "app-imports-only-index-of-platform",
      comment: "The app may import only index.ts and inline.ts of a folder in src/platform.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(platform|outputs)/" },
      to: { path: "^src/platform/", pathNot: "^src/platform/[^/]+/(index|inline)\\.ts$" },
    },
    {
      name: "platform-folders-import-only-index-of-others",
      comment:
        "A folder in src/platform may import only index.ts and inline.ts of another one, so that it can be deleted.",
      severity: "error",
      from: { path: "^src/platform/([^/]+)/" },
      to: { path: "^src/platform/[^/]+/", pathNot: "^src/platform/($1/|[^/]+/(index|inline)\\.ts$)" },
    },
    {
      name: "components-without-gatsby-and-jotai",
      comment: "src/components imports neither Gatsby nor jotai: pass links with LinkProvider, and values as props.",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "node_modules/(gatsby|gatsby-script|jotai)/" },
    },
    {
      name: "no-circular",
      comment: "Two files must not import each other. Merge them, or move what both need to a third file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.d\\.ts$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
}
