import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CouponForm } from "../../../src/features/cart/coupon-form"

const error = "This coupon code is not valid."

test("coupon: every code is rejected beside the field, and stays in it", async () => {
  const user = userEvent.setup()
  render(<CouponForm />)
  const input = screen.getByRole("textbox", { name: "Coupon code" })
  expect(input).not.toHaveAttribute("aria-invalid")
  await user.type(input, "FARM & 10%")
  await user.click(screen.getByRole("button", { name: "Apply coupon" }))
  expect(screen.getByText(error)).toBeVisible()
  expect(screen.getByText(error).closest("[aria-live=polite]")).not.toBeNull()
  expect(input).toHaveAccessibleDescription(error)
  expect(input).toHaveAttribute("aria-invalid", "true")
  expect(input).toHaveValue("FARM & 10%")
  expect(input).toHaveFocus()
})
