import { act, renderHook } from "@testing-library/react"
import { createStore, Provider, useAtom } from "jotai"
import { createElement, type ReactNode } from "react"
import { SAVE_DATA_KEY } from "../../src/lib/constants"
import { saveDataAtom } from "../../src/layout/save-data"

function openPage() {
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store: createStore() }, children)
  return renderHook(() => useAtom(saveDataAtom), { wrapper }).result
}

beforeEach(() => localStorage.clear())

test("no choice yet: the browser's wish counts", () => {
  expect(openPage().current[0]).toBeNull()
})

test.each([true, false])("the choice %s is kept in the words that the inline script reads", (choice) => {
  const page = openPage()
  act(() => page.current[1](choice))
  expect(localStorage.getItem(SAVE_DATA_KEY)).toBe(String(choice))
  expect(openPage().current[0]).toBe(choice)
})

test.each(["1", `"true"`, "{}", "maybe"])("a saved %s is no choice", (text) => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem(SAVE_DATA_KEY, text)
  expect(openPage().current[0]).toBeNull()
})
