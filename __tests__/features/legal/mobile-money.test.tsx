import { render, screen } from "@testing-library/react"
import { merchantCode, ussdCode } from "../../../src/content/types/payment"
import { MobileMoney } from "../../../src/features/legal/mobile-money"
import { accounts, mobileMoneyContent } from "../../fixtures/mobile-money"

test("mobile money: without a merchant code the section is empty", () => {
  const { container } = render(<MobileMoney content={mobileMoneyContent} accounts={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test("mobile money: each network has its code, a link that dials it, and its steps", () => {
  render(<MobileMoney content={mobileMoneyContent} accounts={accounts} />)
  expect(screen.getByRole("heading", { name: "Pay by mobile money" })).toBeVisible()
  // An unescaped # would start the fragment, and the phone would dial half of the code.
  expect(screen.getByRole("link", { name: "Dial *165*3#" })).toHaveAttribute("href", "tel:*165*3%23")
  expect(screen.getByRole("link", { name: "Dial *185*9#" })).toHaveAttribute("href", "tel:*185*9%23")
  expect(screen.getByText("000001")).toBeVisible()
  expect(screen.getByText("Dial *185*9# on the phone with your Airtel Money.")).toBeVisible()
  expect(screen.getByText("Keep your PIN secret.")).toBeVisible()
})

test("mobile money: rejects a telephone number as merchant code", () => {
  expect(merchantCode("").safeParse("123456").success).toBe(true)
  for (const code of ["0772123456", "+256772123456", "12 34", ""]) {
    expect(merchantCode("").safeParse(code).success).toBe(false)
  }
})

test("mobile money: a USSD code begins with a star and ends with a hash", () => {
  expect(ussdCode("").safeParse("*165*3#").success).toBe(true)
  for (const code of ["165*3#", "*165*3", "*165*#", "tel:*165#"])
    expect(ussdCode("").safeParse(code).success).toBe(false)
})
