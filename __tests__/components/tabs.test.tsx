import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { renderToString } from "react-dom/server"
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
const product = <Tabs defaultValue="description">{parts}</Tabs>
const names = ["Description", "Details", "Review"]

const tab = (name: string) => screen.getByRole("tab", { name })
const panel = (name: string) => screen.getByRole("tabpanel", { name })

/** Exactly one tab is chosen, and its panel is the one that the stylesheet shows. */
function expectChosen(chosen: string) {
  expect(screen.getAllByRole("tab", { selected: true })).toEqual([tab(chosen)])
  for (const name of names) {
    expect(panel(name)).toHaveAttribute("data-state", name === chosen ? "active" : "inactive")
  }
}

/** The server's HTML, before React has taken it over. */
function serve(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(product)
  return container
}

describe("the server's HTML", () => {
  test("has every panel with its title, and none is hidden but by the stylesheet", () => {
    const html = renderToString(product)
    expect(html).toContain("Fresh milk, cooled within two hours.")
    expect(html).toContain("Sold by the litre.")
    expect(html.match(/no-js-only/g)).toHaveLength(3)
    expect(html).not.toMatch(/ hidden(=|>| )/)
  })

  test("has the tabs that React takes over, with the ids of their panels", () => {
    const container = serve()
    const before = names.map(tab)
    const differences: unknown[] = []
    render(product, { container, hydrate: true, onRecoverableError: (error) => differences.push(error) })
    expect(differences).toEqual([])
    expect(names.map(tab)).toEqual(before)
    for (const name of names) {
      expect(tab(name)).toHaveAttribute("aria-controls", panel(name).id)
      expect(panel(name)).toHaveAttribute("aria-labelledby", tab(name).id)
    }
  })

  test("is reached by Tab at the chosen tab, which keeps the focus and answers the arrow keys at once", async () => {
    const container = serve()
    const user = userEvent.setup()
    await user.tab()
    expect(tab("Description")).toHaveFocus()
    render(product, { container, hydrate: true })
    expect(tab("Description")).toHaveFocus()
    await user.keyboard("{ArrowRight}")
    expect(tab("Details")).toHaveFocus()
    expectChosen("Details")
  })

  test("a press that was held until React had taken over, which repeats it as a click, chooses", () => {
    const container = serve()
    render(product, { container, hydrate: true })
    act(() => tab("Review").click())
    expectChosen("Review")
  })
})

test("arrows, Home and End go from tab to tab, Tab leads into the panel and back to the chosen tab", async () => {
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
    expectChosen(name)
  }
  await user.tab()
  expect(panel("Description")).toHaveFocus()
  await user.tab({ shift: true })
  expect(tab("Details")).toHaveFocus()
})

test("every press shows its panel", async () => {
  render(product)
  const user = userEvent.setup()
  for (const name of ["Details", "Review", "Description"]) {
    await user.click(tab(name))
    expectChosen(name)
    expect(tab(name)).toHaveFocus()
  }
})

test("works a choice that the page holds, and says each change once", async () => {
  const changes = jest.fn()
  function Held() {
    const [value, setValue] = useState("description")
    return (
      <Tabs
        value={value}
        onValueChange={(next) => {
          changes(next)
          setValue(next)
        }}
      >
        {parts}
      </Tabs>
    )
  }
  render(<Held />)
  const user = userEvent.setup()
  await user.click(tab("Review"))
  await user.click(tab("Review"))
  await user.keyboard("{ArrowLeft}")
  expect(changes.mock.calls).toEqual([["review"], ["details"]])
  expectChosen("Details")
})

test("a choice that the page changes by itself can be made again", async () => {
  const changes = jest.fn()
  const held = (value: string) => (
    <Tabs value={value} onValueChange={changes}>
      {parts}
    </Tabs>
  )
  const { rerender } = render(held("description"))
  const user = userEvent.setup()
  await user.click(tab("Review"))
  rerender(held("review"))
  // As the back button does.
  rerender(held("description"))
  expectChosen("Description")
  await user.click(tab("Review"))
  expect(changes.mock.calls).toEqual([["review"], ["review"]])
})

test("what was typed in a panel stays", async () => {
  render(product)
  const user = userEvent.setup()
  const name = screen.getByRole("textbox", { name: "Your name" })
  await user.type(name, "Nakato")
  await user.click(tab("Details"))
  await user.click(tab("Review"))
  expect(screen.getByRole("textbox", { name: "Your name" })).toBe(name)
  expect(name).toHaveValue("Nakato")
})
