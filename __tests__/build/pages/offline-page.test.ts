/** @jest-environment node */
import { settleOfflinePage } from "../../../src/build/pages/offline-page"

const actions = { deletePage: jest.fn(), createPage: jest.fn() }
const published = { keepsPages: () => true, isDevelopment: false }
beforeEach(() => jest.clearAllMocks())

test("the page for visitors without a network is made anew for any address", () => {
  const page = { path: "/offline", component: "offline.tsx" }
  settleOfflinePage(page, actions, published)
  expect(actions.deletePage).toHaveBeenCalledWith(page)
  expect(actions.createPage).toHaveBeenCalledWith({ ...page, matchPath: "/*" })
})

test.each([
  [{ path: "/services" }, published],
  [{ path: "/services" }, { ...published, keepsPages: () => false }],
  [{ path: "/offline", matchPath: "/*" }, published],
  [{ path: "/offline" }, { ...published, isDevelopment: true }],
])("%j stays as it is with %j", (page, site) => {
  settleOfflinePage(page, actions, site)
  expect(actions.createPage).not.toHaveBeenCalled()
  expect(actions.deletePage).not.toHaveBeenCalled()
})

test.each([true, false])("a site that keeps no pages has no such page (in development: %s)", (isDevelopment) => {
  const page = { path: "/offline" }
  settleOfflinePage(page, actions, { keepsPages: () => false, isDevelopment })
  expect(actions.deletePage).toHaveBeenCalledWith(page)
  expect(actions.createPage).not.toHaveBeenCalled()
})
