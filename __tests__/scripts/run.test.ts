/** @jest-environment node */
import { environment } from "../../scripts/lib/run.mjs"

/** What Gatsby would install by itself, and where. */
const adapters = jest.requireActual<{ name: string; test: () => boolean }[]>("gatsby/adapters")

test("on Netlify's machines Gatsby installs no adapter with rules of its own", () => {
  const before = { ...process.env }
  const wanted = () => adapters.filter(({ test }) => test()).map(({ name }) => name)
  process.env.NETLIFY = "true"
  expect(wanted()).toEqual(["Netlify"])
  Object.assign(process.env, environment)
  expect(wanted()).toEqual([])
  process.env = before
})
