import { act, render, screen } from "@testing-library/react"
import { useEffect } from "react"
import { messages } from "../../src/components/messages"
import { toast } from "../../src/components/toast-store"
import { Layout } from "../../src/layout/layout"

function Page({ message }: { message: string }) {
  useEffect(() => void toast.info(message), [message])
  return null
}
const createPage = (pathname: string, message: string) => (
  <Layout pathname={pathname}>
    <Page message={message} />
  </Layout>
)

test("layout: navigation clears the toast, but not one of the new page", async () => {
  const { rerender } = await act(() => Promise.resolve(render(createPage("/shop", "of the shop"))))
  const getToast = () => screen.queryByRole("region", { name: messages.toasts.label })
  expect(getToast()).toHaveTextContent("of the shop")
  rerender(createPage("/cart", "of the cart"))
  expect(getToast()).toHaveTextContent("of the cart")
  rerender(createPage("/farm", "of the cart"))
  expect(getToast()).toBeNull()
})
