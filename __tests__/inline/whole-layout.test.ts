import { WHOLE_LAYOUT_ATTRIBUTE } from "../../src/lib/constants"

/** Whether the head's script lets the browser lay the page out whole; `type` is how it says the page was reached. */
async function run(type?: NavigationTimingType) {
  const visit = { type, name: "", entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}) }
  performance.getEntriesByType = () => (type ? [visit] : [])
  jest.resetModules()
  await import("../../src/inline/whole-layout")
  return document.documentElement.hasAttribute(WHOLE_LAYOUT_ATTRIBUTE)
}

afterEach(() => {
  document.documentElement.removeAttribute(WHOLE_LAYOUT_ATTRIBUTE)
  window.location.hash = ""
})

test("a page that is opened waits to lay out its far sections", async () => {
  expect(await run("navigate")).toBe(false)
})

test.each(["reload", "back_forward"] as const)("one that is put back to its place does not: %s", async (type) => {
  expect(await run(type)).toBe(true)
})

test("nor one that is opened at a fragment", async () => {
  window.location.hash = "#faq"
  expect(await run("navigate")).toBe(true)
})

test("an old browser that can't say how the page was reached has no error", async () => {
  expect(await run()).toBe(false)
})
