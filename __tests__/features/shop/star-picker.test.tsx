import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Form, FormSubmit } from "../../../src/components/form"
import { StarPicker } from "../../../src/features/shop/star-picker"

test("StarPicker: fills stars up to the picked one, by arrow keys too, submits and resets", async () => {
  const onSend = jest.fn((_: unknown, form: HTMLFormElement) => form.reset())
  render(
    <Form aria-label="Review" onSend={onSend}>
      <StarPicker name="rating" label="Your rating" />
      <FormSubmit>Send</FormSubmit>
    </Form>,
  )
  const filled = () => document.querySelectorAll("[data-filled]")
  await userEvent.click(screen.getByRole("radio", { name: "2 stars" }))
  expect(filled()).toHaveLength(2)
  await userEvent.keyboard("{ArrowRight}{ArrowRight}")
  expect(screen.getByRole("radio", { name: "4 stars" })).toBeChecked()
  expect(filled()).toHaveLength(4)
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  expect(onSend).toHaveBeenCalledWith({ rating: "4" }, expect.anything())
  await waitFor(() => expect(filled()).toHaveLength(0))
})
