/** @jest-environment node */
import { loadAfterEarlyStep } from "../../../src/platform/start/early-step"

/** A window that was opened at one address and shows another. */
function windowAt(opened: string | undefined, pathname: string, state: unknown = null) {
  const reload = jest.fn()
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next
    },
  }
  const entries = opened === undefined ? [] : [{ name: `https://cafn.example${opened}` }]
  const window = { history, location: { pathname, reload }, performance: { getEntriesByType: () => entries } }
  return { window, history, reload }
}

test("early step: going back before the scripts have loaded reloads the page, once", () => {
  const { window, history, reload } = windowAt("/shop-single/999", "/cart", { key: "1" })
  expect(loadAfterEarlyStep(window)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ key: "1", loadedAfterStep: true })

  expect(loadAfterEarlyStep(window)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ["the address that was opened", "/cart?sent=1#top", "/cart"],
  ["a slash that the host has added", "/shop", "/shop/"],
  ["a browser without navigation timing", undefined, "/cart"],
])("early step: no reload for %s", (_, opened, pathname) => {
  const { window, reload } = windowAt(opened, pathname)
  expect(loadAfterEarlyStep(window)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
