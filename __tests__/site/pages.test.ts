/*
 * What the pages of the built site say. Every page is parsed once, so all questions stand in one file for jest:
 * `npx jest --config __tests__/site/jest.config.js -t canonical` asks some of them.
 */
import "./pages/entries"
import "./pages/heads"
import "./pages/links"
import "./pages/lists"
import "./pages/routes"
import "./pages/samples"
import "./pages/printables"
import "./pages/structure"
