/**
 * Which way imports go (docs/architecture.md). One row for each folder of src: what it may import, besides itself and
 * packages. Everything else is an error, type imports included. Of a folder in src/platform only index.ts may be imported.
 */
const mayImport = {
  pages: ["templates", "layout", "features", "shared", "platform", "components", "lib"],
  templates: ["layout", "features", "shared", "platform", "components", "lib"],
  layout: ["features", "shared", "platform", "components", "lib"],
  features: ["shared", "platform", "components", "lib"],
  shared: ["platform", "components", "lib"],
  components: ["lib"],
  content: ["lib"],
  // Pages without Gatsby are rendered statically from the same components.
  outputs: ["shared", "platform", "components", "content", "lib"],
  platform: ["content", "lib"],
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
      to: { path: "^(src|scripts|lab)/", pathNot: folders([from, ...allowed]) },
    })),
    {
      name: "only-the-index-of-another-subject",
      comment: "A subject imports another's index.ts and nothing else of it.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/($1/|[^/]+/index\\.ts$)" },
    },
    {
      name: "only-the-index-of-a-mechanism",
      comment:
        "The app imports a mechanism's index.ts, or inline.ts for the documents, and nothing else of it (src/platform).",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(platform|outputs)/" },
      to: { path: "^src/platform/", pathNot: "^src/platform/[^/]+/(index|inline)\\.ts$" },
    },
    {
      name: "no-mechanism-imports-another",
      comment: "A mechanism can be deleted: of another it may import index.ts, and inline.ts for the documents.",
      severity: "error",
      from: { path: "^src/platform/([^/]+)/" },
      to: { path: "^src/platform/[^/]+/", pathNot: "^src/platform/($1/|[^/]+/(index|inline)\\.ts$)" },
    },
    {
      name: "design-system-is-pure",
      comment:
        "The design system knows neither Gatsby nor atoms: links come through LinkProvider, values through props.",
      severity: "error",
      from: { path: "^src/components/" },
      to: { path: "node_modules/(gatsby|gatsby-script|jotai)/" },
    },
    {
      name: "no-circle",
      comment: "Two files that need each other are one file, or need a third.",
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
