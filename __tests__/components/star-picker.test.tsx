import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Form, FormSubmit } from "../../src/components/form"
import { StarPicker } from "../../src/components/star-picker"

const renderPicker = (onSend = jest.fn()) => {
  render(
    <Form aria-label="Review" onSend={onSend}>
      <StarPicker name="rating" label="Your rating" required />
      <FormSubmit>Send</FormSubmit>
    </Form>,
  )
  return onSend
}
const filled = () => document.querySelectorAll("[data-filled]")

test("fills the stars up to the one picked, and sends its number", async () => {
  const onSend = renderPicker()
  await userEvent.click(screen.getByRole("radio", { name: "4 stars" }))
  expect(filled()).toHaveLength(4)
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  expect(onSend).toHaveBeenCalledWith({ rating: "4" }, expect.anything())
})

test("works by the arrow keys", async () => {
  renderPicker()
  await userEvent.click(screen.getByRole("radio", { name: "1 star" }))
  await userEvent.keyboard("{ArrowRight}{ArrowRight}")
  expect(screen.getByRole("radio", { name: "3 stars" })).toBeChecked()
  expect(filled()).toHaveLength(3)
})

test("asks for a rating", async () => {
  const onSend = renderPicker()
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Please choose: Your rating.")
  expect(screen.getByRole("radio", { name: "1 star" })).toHaveFocus()
})

test("is empty again after the form is reset", async () => {
  renderPicker(jest.fn((_, form: HTMLFormElement) => form.reset()))
  await userEvent.click(screen.getByRole("radio", { name: "5 stars" }))
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  await waitFor(() => expect(filled()).toHaveLength(0))
})
