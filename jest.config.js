/** Packages that ship ES modules only and are loaded by tests; the transform turns them into CommonJS. */
const esmPackages = ["yet-another-react-lightbox"]

/** @type {import("jest").Config} */
module.exports = {
  roots: ["<rootDir>/__mocks__", "<rootDir>/__tests__", "<rootDir>/src"],
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}", "<rootDir>/src/components/*.stories.tsx"],
  // They read the built site, run commands, or read content that an owner can change; each has its own configuration.
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/(commands|site|specification)/"],
  // A file that needs no browser (or must prove it needs none) starts with `@jest-environment node`.
  testEnvironment: "<rootDir>/__tests__/support/environment.ts",
  // Webpack puts it into the site's own scripts.
  globals: { LIST_BUILD: "test", FORMS_SENT_AS: "json" },
  // Node's builds of packages, so that react-dom/server runs beside the DOM.
  testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join("|")})/)`],
  moduleNameMapper: {
    "\\.(css|svg|woff2)$": "<rootDir>/__mocks__/asset.ts",
  },
  // A walk through a whole form takes a while on a busy machine.
  testTimeout: 20_000,
  restoreMocks: true,
  maxWorkers: 2,
}
