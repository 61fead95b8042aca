import { render, screen } from "@testing-library/react"
import { Membership } from "../../../src/features/membership/membership"
import { picture } from "../../fixtures/picture"

test("membership: the disclosure's title has the price, and a rule links to its next step", () => {
  render(
    <Membership
      content={{
        title: "What it costs",
        lead: null,
        button: { label: "Join Our Network", href: "/registration-form" },
        image: picture("A farm."),
        terms: [
          { id: 1, figure: "UGX 50,000", title: "a year for membership", text: "Ask us before you pay.", link: null },
          {
            id: 2,
            figure: "The 25th",
            title: "group orders close",
            text: "The supplier gets one large order.",
            link: { label: "Order with your group", href: "/service-details/2#group-order" },
          },
        ],
      }}
    />,
  )
  expect(document.querySelector("summary")).toHaveTextContent(/^UGX 50,000 a year for membership/)
  const step = screen.getByRole("link", { name: "Order with your group", hidden: true })
  expect(step).toHaveAttribute("href", "/service-details/2#group-order")
})
