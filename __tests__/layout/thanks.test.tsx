import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Footer } from "../../src/layout/footer"
import SidePanel from "../../src/layout/side-panel"
import { Toaster } from "../../src/components/toast"
import { toast } from "../../src/components/toast-store"
import { messages as sharedMessages } from "../../src/shared/messages"
import { siteFacts } from "../fixtures/use-site"
import { withSite, resetSite } from "../support/site"

afterEach(() => act(toast.clear))
afterEach(resetSite)

/** Spec section 5: the same form has different thanks. */
test.each([
  ["the footer", <Footer key="footer" />, "Thanks For Subscribe"],
  ["the side panel", <SidePanel key="panel" open />, "Thanks For Your Message"],
])("subscribing in %s shows its own thanks, as specified", async (_, component, thanks) => {
  const user = userEvent.setup({ delay: null })
  render(
    <>
      {component}
      <Toaster />
    </>,
  )
  // The footer's form is loaded on demand.
  const address = await screen.findByRole("textbox", { name: "Your email address" }, { timeout: 10_000 })
  await user.type(address, "nakato@example.com")
  await user.click(screen.getByRole("button", { name: "Subscribe" }))
  expect(await screen.findByText(thanks)).toBeInTheDocument()
})

test("side panel: links from the subscribe form to the privacy page", () => {
  render(<SidePanel open />)
  expect(screen.getByRole("link", { name: sharedMessages.privacy })).toHaveAttribute("href", "/privacy#forms")
})

test("footer: has no subscribe form if the newsletter is disabled", () => {
  const features = siteFacts.siteSettings?.features
  withSite({ features: { chatButton: true, ...features, newsletter: false } })
  render(<Footer />)
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument()
  expect(screen.getByText("Closed")).toBeInTheDocument()
})
