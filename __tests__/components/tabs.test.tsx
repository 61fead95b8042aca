import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { renderToStaticMarkup } from "react-dom/server"
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

const row = () => screen.getByRole("tablist", { name: "About this product" })
const tab = (name: string) => screen.getByRole("tab", { name })
const panel = (name: string) => screen.getByRole("tabpanel", { name })
const isLive = () => row().hasAttribute("aria-orientation")
const untilLive = () => waitFor(() => expect(isLive()).toBe(true))

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** The tabs with the focus on the first one, and everything arrived. */
async function openLive(element = product) {
  render(element)
  const user = userEvent.setup()
  await user.tab()
  await untilLive()
  return user
}

describe("before anybody comes near", () => {
  test("every panel is in the server's HTML with its title, and none is hidden but by the stylesheet", () => {
    const html = renderToStaticMarkup(product)
    expect(html).toContain("Fresh milk, cooled within two hours.")
    expect(html).toContain("Sold by the litre.")
    expect(html.match(/no-js-only/g)).toHaveLength(3)
    expect(html).not.toMatch(/ hidden(=|>| )/)
  })

  test("the row is plain, has a name, and its tabs point at their panels", async () => {
    render(product)
    await pause(50)
    expect(isLive()).toBe(false)
    for (const name of ["Description", "Details", "Review"]) {
      expect(tab(name)).toHaveAttribute("aria-controls", panel(name).id)
      expect(tab(name)).toHaveAttribute("aria-selected", String(name === "Description"))
    }
  })
})

describe("the living row", () => {
  test("arrows, Home and End go from tab to tab, Tab leads into the panel and back to the chosen tab", async () => {
    const user = await openLive()
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
      expect(screen.getByRole("tab", { name, selected: true })).toHaveFocus()
      expect(panel(name)).toHaveAttribute("data-state", "active")
    }
    await user.tab()
    expect(panel("Description")).toHaveFocus()
    await user.tab({ shift: true })
    expect(tab("Details")).toHaveFocus()
  })

  test("its tabs point at the same panels", async () => {
    render(product)
    const ids = screen.getAllByRole("tab").map(({ id }) => id)
    act(() => tab("Description").focus())
    await untilLive()
    expect(screen.getAllByRole("tab").map(({ id }) => id)).toEqual(ids)
    for (const name of ["Description", "Details", "Review"]) {
      expect(tab(name)).toHaveAttribute("aria-controls", panel(name).id)
      expect(panel(name)).toHaveAttribute("aria-labelledby", tab(name).id)
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
    const user = await openLive(<Held />)
    await user.click(tab("Review"))
    await user.click(tab("Review"))
    await user.keyboard("{ArrowLeft}")
    expect(changes.mock.calls).toEqual([["review"], ["details"]])
    expect(panel("Details")).toHaveAttribute("data-state", "active")
  })

  test("starts with a tab that has the focus when the page comes alive", async () => {
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToStaticMarkup(product)
    tab("Description").focus()
    render(product, { container, hydrate: true })
    await untilLive()
    expect(tab("Description")).toHaveFocus()
  })
})

describe("while it takes the plain row's place", () => {
  test("the focus stays on its tab, and the arrows go on from there", async () => {
    render(product)
    const user = userEvent.setup()
    const plain = tab("Description")
    act(() => plain.focus())
    await untilLive()
    expect(plain).not.toBeInTheDocument()
    expect(tab("Description")).toHaveFocus()
    await user.keyboard("{ArrowRight}")
    expect(screen.getByRole("tab", { name: "Details", selected: true })).toHaveFocus()
  })

  test("a tab that was reached but not pressed is not chosen by that", async () => {
    render(product)
    const user = userEvent.setup()
    act(() => tab("Review").focus())
    await untilLive()
    expect(tab("Review")).toHaveFocus()
    expect(tab("Review")).toHaveAttribute("aria-selected", "false")
    await user.keyboard("{ArrowLeft}")
    expect(screen.getByRole("tab", { name: "Details", selected: true })).toHaveFocus()
  })

  test("keys that are pressed before it has come are done afterwards, in their order", async () => {
    render(product)
    act(() => tab("Description").focus())
    // No await in between: nothing can have arrived yet.
    expect(fireEvent.keyDown(tab("Description"), { key: "ArrowRight" })).toBe(false)
    fireEvent.keyDown(tab("Description"), { key: "End" })
    fireEvent.keyDown(tab("Description"), { key: "ArrowLeft" })
    await untilLive()
    await waitFor(() => expect(screen.getByRole("tab", { name: "Details", selected: true })).toHaveFocus())
  })

  test("keys are forgotten where the focus left before it came, and those of the browser stay the browser's", async () => {
    render(product)
    act(() => tab("Description").focus())
    expect(fireEvent.keyDown(tab("Description"), { key: "ArrowRight", altKey: true })).toBe(true)
    expect(fireEvent.keyDown(tab("Description"), { key: "ArrowDown" })).toBe(true)
    fireEvent.keyDown(tab("Description"), { key: "End" })
    act(() => tab("Description").blur())
    await pause(50)
    act(() => tab("Description").focus())
    await pause(50)
    expect(isLive()).toBe(true)
    expect(screen.getByRole("tab", { name: "Description", selected: true })).toHaveFocus()
  })

  test("a press that has begun ends on the tab where it began", async () => {
    render(product)
    const user = userEvent.setup()
    await user.pointer({ keys: "[MouseLeft>]", target: tab("Review") })
    await pause(500)
    expect(isLive()).toBe(false)
    await user.pointer({ keys: "[/MouseLeft]", target: tab("Review") })
    expect(tab("Review")).toHaveAttribute("aria-selected", "true")
    await untilLive()
    expect(tab("Review")).toHaveAttribute("aria-selected", "true")
    expect(tab("Review")).toHaveFocus()
  })

  test("nothing changes under a pointer that hovers", async () => {
    render(product)
    const user = userEvent.setup()
    const plain = tab("Review")
    await user.hover(plain)
    await pause(500)
    expect(tab("Review")).toBe(plain)
    await user.click(plain)
    expect(panel("Review")).toHaveAttribute("data-state", "active")
    await untilLive()
    await user.keyboard("{Home}")
    expect(screen.getByRole("tab", { name: "Description", selected: true })).toHaveFocus()
  })

  test("what was typed in a panel stays, and so does how far the row was scrolled", async () => {
    render(product)
    const user = userEvent.setup()
    const name = screen.getByRole("textbox", { name: "Your name" })
    await user.type(name, "Nakato")
    row().scrollLeft = 40
    act(() => tab("Review").focus())
    await untilLive()
    expect(row().scrollLeft).toBe(40)
    await user.click(tab("Details"))
    await user.click(tab("Review"))
    expect(screen.getByRole("textbox", { name: "Your name" })).toBe(name)
    expect(name).toHaveValue("Nakato")
  })
})
