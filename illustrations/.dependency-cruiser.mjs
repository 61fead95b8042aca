/**
 * Which way imports go in the library.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "No module may import itself through others. Imports of types count.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "website-in-one-place",
      comment: "Only src/website.ts may import the website's files.",
      severity: "error",
      from: { pathNot: "^src/website\\.ts$" },
      to: { path: "^\\.\\./", pathNot: "node_modules" },
    },
    {
      name: "declared-packages",
      comment: "package.json of the library names every package that it imports.",
      severity: "error",
      from: { path: "^(src|__tests__)/" },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-missing-module",
      comment: "Every import leads to a file.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules|^\\.\\./" },
    enhancedResolveOptions: { extensions: [".ts", ".js"] },
  },
}
