import { render, screen } from "@testing-library/react"
import { Disclosure } from "../../src/components/disclosure"

test("Disclosure: the title is a button on phones, and a heading of the given level on wide screens", () => {
  const { container } = render(
    <Disclosure title="The districts" heading={{ level: 3 }}>
      Lira
    </Disclosure>,
  )
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(false)
  expect(container.querySelector("summary")).toHaveTextContent("The districts")
  // One is displayed at a time.
  expect(screen.getAllByRole("heading", { level: 3, name: "The districts" })).toHaveLength(2)
})

test("Disclosure: its content follows the disclosure, so that wide screens and print can show it closed", () => {
  render(<Disclosure title="The districts">Lira</Disclosure>)
  expect(screen.getByText("Lira").previousElementSibling).toBe(screen.getByRole("group"))
})

test("Disclosure: the first of a group is open", () => {
  render(
    <Disclosure title="The districts" open>
      Lira
    </Disclosure>,
  )
  expect(screen.getByRole<HTMLDetailsElement>("group").open).toBe(true)
})
