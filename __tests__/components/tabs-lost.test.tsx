import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../src/components/tabs"

jest.mock("../../src/components/tabs-live", () => {
  throw new Error("Loading chunk 7 failed.")
})

const names = ["Description", "Details", "Review"]
const tab = (name: string) => screen.getByRole("tab", { name })
const panel = (name: string) => screen.getByRole("tabpanel", { name })

function open() {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  render(
    <Tabs defaultValue="Description">
      <TabsList label="About this product">
        {names.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name} title={name}>
          Fresh milk.
        </TabsContent>
      ))}
    </Tabs>,
  )
  return { user: userEvent.setup(), warn }
}

test("every press shows its panel, and the loss is logged once", async () => {
  const { user, warn } = open()
  await user.click(tab("Details"))
  await waitFor(() => expect(warn).toHaveBeenCalledWith("The tabs stay plain ones.", expect.any(Error)))
  for (const name of ["Review", "Description", "Details"]) {
    await user.click(tab(name))
    expect(tab(name)).toHaveAttribute("aria-selected", "true")
    expect(screen.getAllByRole("tab", { selected: true })).toHaveLength(1)
    for (const other of names) {
      expect(panel(other)).toHaveAttribute("data-state", other === name ? "active" : "inactive")
    }
  }
  expect(warn).toHaveBeenCalledTimes(1)
})

test("by keyboard, every tab is a stop of the Tab key, and Enter and Space choose", async () => {
  const { user } = open()
  for (const name of names) {
    await user.tab()
    expect(tab(name)).toHaveFocus()
  }
  expect(panel("Description")).toHaveAttribute("data-state", "active")
  await user.keyboard("{Enter}")
  expect(panel("Review")).toHaveAttribute("data-state", "active")
  await user.tab({ shift: true })
  await user.keyboard(" ")
  expect(panel("Details")).toHaveAttribute("data-state", "active")
  expect(tab("Details")).toHaveFocus()
})

test("once the loss is known, the arrow keys are the browser's again", async () => {
  const { warn } = open()
  act(() => tab("Description").focus())
  expect(fireEvent.keyDown(tab("Description"), { key: "ArrowRight" })).toBe(false)
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(fireEvent.keyDown(tab("Description"), { key: "ArrowRight" })).toBe(true)
})
