import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../../src/lib/constants"
import { DataSaver } from "../../src/layout/data-saver"

beforeEach(() => localStorage.clear())
afterEach(() => document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE))

const renderDataSaver = () =>
  render(
    <Provider store={createStore()}>
      <DataSaver place="menu" />
    </Provider>,
  )
const getSwitch = () => screen.getByRole("switch", { name: "Use less data" })

test("data saver: toggles the page's mode at once, and saves it for the inline script", async () => {
  renderDataSaver()
  expect(getSwitch()).not.toBeChecked()
  await userEvent.click(getSwitch())
  expect(document.documentElement).toHaveAttribute(SAVE_DATA_ATTRIBUTE)
  expect(localStorage.getItem(SAVE_DATA_KEY)).toBe("true")
  expect(getSwitch()).toBeChecked()

  await userEvent.click(getSwitch())
  expect(document.documentElement).not.toHaveAttribute(SAVE_DATA_ATTRIBUTE)
  expect(localStorage.getItem(SAVE_DATA_KEY)).toBe("false")
})

test("data saver: is on if the browser asks for less data", () => {
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  renderDataSaver()
  expect(getSwitch()).toBeChecked()
})

test.each(["menu", "footer"] as const)("data saver: is described in the %s", (place) => {
  render(<DataSaver place={place} />)
  expect(getSwitch()).toHaveAccessibleDescription(/^Smaller pictures/)
})
