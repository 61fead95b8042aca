import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CouponForm } from "../../../src/features/cart/coupon-form"

const answer = "This coupon code is not valid."

test("coupon: every code is rejected beside the field, and stays to be corrected", async () => {
  const user = userEvent.setup()
  render(<CouponForm />)
  const box = screen.getByRole("textbox", { name: "Coupon code" })
  expect(box).not.toHaveAttribute("aria-invalid")
  await user.type(box, "FARM & 10%")
  await user.click(screen.getByRole("button", { name: "Apply coupon" }))
  expect(screen.getByText(answer)).toBeVisible()
  expect(screen.getByText(answer).closest("[aria-live=polite]")).not.toBeNull()
  expect(box).toHaveAccessibleDescription(answer)
  expect(box).toHaveAttribute("aria-invalid", "true")
  expect(box).toHaveValue("FARM & 10%")
  expect(box).toHaveFocus()
})
