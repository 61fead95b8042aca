/**
 * What each folder of src may import besides itself and packages (docs/architecture.md). Everything else is an error, type
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
      name: "only-the-index-of-another-subject",
      comment: "A feature may import only index.ts of another feature.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/($1/|[^/]+/index\\.ts$)" },
    },
    {
      name: "no-index-of-a-subject",
      comment: "A subject's index.ts is for other subjects: layout, pages and templates import its files.",
      severity: "error",
      from: { path: "^src/(layout|pages|templates)/|^src/[^/]+$|^gatsby-" },
      to: { path: "^src/features/[^/]+/index\\.ts$" },
    },
    {
      name: "only-the-index-of-a-mechanism",
      comment: "The app may import only index.ts and inline.ts of a folder in src/platform.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(platform|outputs)/" },
      to: { path: "^src/platform/", pathNot: "^src/platform/[^/]+/(index|inline)\\.ts$" },
    },
    {
      name: "no-mechanism-imports-another",
      comment:
        "A folder in src/platform may import only index.ts and inline.ts of another one, so that it can be deleted.",
      severity: "error",
      from: { path: "^src/platform/([^/]+)/" },
      to: { path: "^src/platform/[^/]+/", pathNot: "^src/platform/($1/|[^/]+/(index|inline)\\.ts$)" },
    },
    {
      name: "design-system-is-pure",
      comment: "src/components imports neither Gatsby nor jotai: pass links with LinkProvider, and values as props.",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "node_modules/(gatsby|gatsby-script|jotai)/" },
    },
    {
      name: "no-circle",
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
