import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../src/components/tabs"

const parts = (
  <>
    <TabsList label="About this product">
      <TabsTrigger value="description">Description</TabsTrigger>
      <TabsTrigger value="details">Details</TabsTrigger>
      <TabsTrigger value="review">Review</TabsTrigger>
    </TabsList>
    <TabsContent value="description" title="Description">
      Fresh milk, cooled within two hours.
    </TabsContent>
    <TabsContent value="details" title="Details">
      Sold by the litre.
    </TabsContent>
    <TabsContent value="review" title="Review">
      <input aria-label="Your name" />
    </TabsContent>
  </>
)
function Product() {
  const [value, setValue] = useState("description")
  return (
    <Tabs value={value} onValueChange={setValue}>
      {parts}
    </Tabs>
  )
}
const product = <Product />
const names = ["Description", "Details", "Review"]

const tab = (name: string) => screen.getByRole("tab", { name })
const panel = (name: string) => screen.getByRole("tabpanel", { name })

/** Expects that exactly this tab is selected, and that the stylesheet shows its panel. */
function expectSelected(selected: string) {
  expect(screen.getAllByRole("tab", { selected: true })).toEqual([tab(selected)])
  for (const name of names) {
    expect(panel(name)).toHaveAttribute("data-state", name === selected ? "active" : "inactive")
  }
}

test("Tabs: arrow keys, Home and End move between tabs; Tab moves into the panel and back", async () => {
  render(product)
  const user = userEvent.setup()
  await user.tab()
  expect(tab("Description")).toHaveFocus()
  for (const [key, name] of [
    ["ArrowRight", "Details"],
    ["End", "Review"],
    ["ArrowRight", "Description"],
    ["ArrowLeft", "Review"],
    ["Home", "Description"],
    ["ArrowRight", "Details"],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(tab(name)).toHaveFocus()
    expectSelected(name)
  }
  await user.tab()
  expect(panel("Description")).toHaveFocus()
  await user.tab({ shift: true })
  expect(tab("Details")).toHaveFocus()
})

test("Tabs: controlled, they report each change once, and again after a reset from outside", async () => {
  const changes = jest.fn()
  const controlled = (value: string) => (
    <Tabs value={value} onValueChange={changes}>
      {parts}
    </Tabs>
  )
  const { rerender } = render(controlled("description"))
  const user = userEvent.setup()
  await user.click(tab("Review"))
  rerender(controlled("review"))
  await user.click(tab("Review"))
  expect(changes.mock.calls).toEqual([["review"]])
  // As the back button does.
  rerender(controlled("description"))
  expectSelected("Description")
  await user.click(tab("Review"))
  expect(changes.mock.calls).toEqual([["review"], ["review"]])
})

test("Tabs: clicking a tab shows its panel; hidden panels keep typed text", async () => {
  render(product)
  const user = userEvent.setup()
  const name = screen.getByRole("textbox", { name: "Your name" })
  await user.type(name, "Nakato")
  for (const name of ["Details", "Review"]) {
    await user.click(tab(name))
    expectSelected(name)
  }
  expect(screen.getByRole("textbox", { name: "Your name" })).toBe(name)
  expect(name).toHaveValue("Nakato")
})
