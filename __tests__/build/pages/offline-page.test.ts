/** @jest-environment node */
import { openUnderAnyAddress } from "../../../src/build/pages/offline-page"

const actions = { deletePage: jest.fn(), createPage: jest.fn() }
beforeEach(() => jest.clearAllMocks())

test("the page for visitors without a network is made anew for any address", () => {
  const page = { path: "/offline", component: "offline.tsx" }
  openUnderAnyAddress(page, actions)
  expect(actions.deletePage).toHaveBeenCalledWith(page)
  expect(actions.createPage).toHaveBeenCalledWith({ ...page, matchPath: "/*" })
})

test.each([{ path: "/services" }, { path: "/offline", matchPath: "/*" }])("%j stays as it is", (page) => {
  openUnderAnyAddress(page, actions)
  expect(actions.createPage).not.toHaveBeenCalled()
  expect(actions.deletePage).not.toHaveBeenCalled()
})
