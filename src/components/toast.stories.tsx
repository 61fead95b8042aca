import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { Button } from "./button"
import { Toaster } from "./toast"
import { toast } from "./toast-store"

function Raise({ raise }: { raise: () => void }) {
  useEffect(() => {
    raise()
    return toast.clear
  }, [raise])
  return (
    <>
      <Button variant="outline" onClick={raise}>
        Once more
      </Button>
      <Toaster />
    </>
  )
}

const meta = {
  title: "components/Toast",
  component: Raise,
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
} satisfies Meta<typeof Raise>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { args: { raise: () => toast.success("Product added successfully") } }
export const Warning: Story = { args: { raise: () => toast.warning("Product already in cart") } }
export const Error: Story = { args: { raise: () => toast.error("Product removed from cart") } }
export const Info: Story = { args: { raise: () => toast.info("You are offline. Opened pages still work.") } }
export const WithLink: Story = {
  args: {
    raise: () =>
      toast.success("Thanks For Your Message", {
        action: { label: "Send on WhatsApp", href: "https://wa.me/256000000001" },
      }),
  },
}
