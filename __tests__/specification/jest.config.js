const unit = require("../../jest.config.js")

/**
 * What the specification, and decisions after it, want the site's content to say, and its search to find:
 * `npx jest --config __tests__/specification/jest.config.js` after a build. An owner may decide otherwise, so `npm test` prints what differs and refuses nothing.
 *
 * @type {import("jest").Config}
 */
module.exports = {
  ...unit,
  rootDir: "../..",
  roots: ["<rootDir>/__mocks__", "<rootDir>/__tests__/specification"],
  testMatch: ["<rootDir>/__tests__/specification/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
  testEnvironment: "node",
}
