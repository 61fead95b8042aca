import { render, screen } from "@testing-library/react"
import { Folded } from "../../src/components/folded"

test("Folded: the title is a button on phones, and a heading of the given level on wide screens", () => {
  const { container } = render(
    <Folded title="The districts" heading={{ level: 3 }}>
      Lira
    </Folded>,
  )
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(false)
  expect(container.querySelector("summary")).toHaveTextContent("The districts")
  // One is displayed at a time.
  expect(screen.getAllByRole("heading", { level: 3, name: "The districts" })).toHaveLength(2)
})

test("Folded: its content follows the disclosure, so that wide screens and print can show it closed", () => {
  render(<Folded title="The districts">Lira</Folded>)
  expect(screen.getByText("Lira").previousElementSibling).toBe(screen.getByRole("group"))
})

test("Folded: the first of a group is open", () => {
  render(
    <Folded title="The districts" open>
      Lira
    </Folded>,
  )
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(true)
})
