import { act, render, screen } from "@testing-library/react"
import { useEffect } from "react"
import { messages } from "../../src/components/messages"
import { toast } from "../../src/components/toast-store"
import { Layout } from "../../src/layout/layout"

function Page({ message }: { message: string }) {
  useEffect(() => void toast.info(message), [message])
  return null
}
const at = (pathname: string, message: string) => (
  <Layout pathname={pathname}>
    <Page message={message} />
  </Layout>
)

test("layout: navigation clears the toast, but not one of the new page", async () => {
  const { rerender } = await act(() => Promise.resolve(render(at("/shop", "of the shop"))))
  const shown = () => screen.queryByRole("region", { name: messages.toasts.label })
  expect(shown()).toHaveTextContent("of the shop")
  rerender(at("/cart", "of the cart"))
  expect(shown()).toHaveTextContent("of the cart")
  rerender(at("/farm", "of the cart"))
  expect(shown()).toBeNull()
})
