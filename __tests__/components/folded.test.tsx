import { fireEvent, render, screen } from "@testing-library/react"
import { Folded } from "../../src/components/folded"

test("is closed until its title is pressed, and unfolded on paper", () => {
  render(<Folded title="What the form asks for">Full name</Folded>)
  const details = screen.getByRole("group")
  expect(details).not.toHaveAttribute("open")
  fireEvent(window, new Event("beforeprint"))
  expect(details).toHaveAttribute("open")
  expect(screen.getByText("Full name")).toBeVisible()
})
