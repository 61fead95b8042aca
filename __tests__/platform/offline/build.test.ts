/** @jest-environment node */
import { compileWorker, openUnderAnyAddress } from "../../../src/platform/offline/build"

const actions = { deletePage: jest.fn(), createPage: jest.fn() }
beforeEach(() => jest.clearAllMocks())

test("the offline page is made anew for any address", () => {
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

test("both workers are single scripts; the one that unregisters itself answers no request", () => {
  const worker = compileWorker(".", "worker.ts")
  expect(worker).toMatch(/addEventListener\("fetch"/)
  const selfDestruct = compileWorker(".", "self-destruct.ts")
  expect(selfDestruct).not.toMatch(/"fetch"/)
  expect(selfDestruct).toContain("unregister()")
  for (const code of [worker, selfDestruct]) expect(code).not.toMatch(/\bimport\b|process\.env/)
})
