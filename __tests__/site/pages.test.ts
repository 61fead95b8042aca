/*
 * Tests of the pages of the built site. They are one file for Jest, so that every page is parsed once:
 * `npx jest --config __tests__/site/jest.config.js -t canonical` runs some of them.
 */
import "./pages/entries"
import "./pages/heads"
import "./pages/links"
import "./pages/lists"
import "./pages/routes"
import "./pages/samples"
import "./pages/printables"
import "./pages/structure"
