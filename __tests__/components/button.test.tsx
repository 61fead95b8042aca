import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button } from "../../src/components/button"

test("Button: while busy it keeps focus and name, and ignores clicks", async () => {
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
