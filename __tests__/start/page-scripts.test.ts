/** @jest-environment node */
import { askInOwnTask } from "../../src/start/page-scripts"

test("a page's scripts are asked for in a task of their own, and come as before", async () => {
  jest.useFakeTimers()
  const page = { default: "the page" }
  const ask = jest.fn(() => Promise.resolve(page))
  const table = { components: { home: ask } }
  const { components } = table
  askInOwnTask(table)
  const answer = components.home()
  await Promise.resolve()
  expect(ask).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(await answer).toBe(page)
  expect(ask).toHaveBeenCalledTimes(1)
})

test("one that does not come is still told to Gatsby", async () => {
  jest.useRealTimers()
  const table = { components: { home: () => Promise.reject(new Error("offline")) } }
  askInOwnTask(table)
  await expect(table.components.home()).rejects.toThrow("offline")
})
