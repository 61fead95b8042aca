const unit = require("../../jest.config.js")

/**
 * Tests that run the project's commands as processes, in copies of the project: half a minute each.
 *
 * @type {import("jest").Config}
 */
module.exports = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/__mocks__", "<rootDir>/__tests__/commands"],
  testMatch: ["<rootDir>/__tests__/commands/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
  testEnvironment: "node",
  testTimeout: 1_800_000,
}
