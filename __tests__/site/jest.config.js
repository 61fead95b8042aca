const unit = require("../../jest.config.js")

/**
 * Tests of the built site that need no browser: they read its files in public/ (`npm run build` first).
 *
 * @type {import("jest").Config}
 */
module.exports = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/__mocks__", "<rootDir>/__tests__/site"],
  testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
  testEnvironment: "node",
}
