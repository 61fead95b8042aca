import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button } from "../../src/components/button"

test("does not send a form unless it is asked to", () => {
  render(<Button>Show more</Button>)
  expect(screen.getByRole("button", { name: "Show more" })).toHaveAttribute("type", "button")
})

test("while busy it keeps the focus and its name, and takes no press", async () => {
  const onClick = jest.fn()
  const { rerender } = render(<Button onClick={onClick}>Load more</Button>)
  await userEvent.click(screen.getByRole("button"))
  rerender(
    <Button busy onClick={onClick}>
      Load more
    </Button>,
  )
  const button = screen.getByRole("button", { name: "Load more (please wait)" })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test("lends its looks to its child", async () => {
  const onClick = jest.fn()
  render(
    <Button asChild variant="outline" className="extra" onClick={onClick}>
      <a href="#more">More</a>
    </Button>,
  )
  const link = screen.getByRole("link", { name: "More" })
  expect(link).toHaveClass("border-line-strong", "extra")
  expect(link).not.toHaveAttribute("type")
  await userEvent.click(link)
  expect(onClick).toHaveBeenCalledTimes(1)
})
