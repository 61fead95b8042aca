import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { Button } from "./button"
import { Toaster } from "./toast"
import { toast } from "./toast-store"

const meta = {
  title: "components/Toast",
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

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

const added = () => toast.success("Product added successfully")
const alreadyThere = () => toast.warning("Product already in cart")
const removed = () => toast.error("Product removed from cart")
const offline = () => toast.info("You are offline. Pages that you have opened before still work.")
const thanks = () =>
  toast.success("Thanks For Your Message", {
    action: { label: "Send on WhatsApp", href: "https://wa.me/256000000001" },
  })

export const Success: Story = { render: () => <Raise raise={added} /> }
export const Warning: Story = { render: () => <Raise raise={alreadyThere} /> }
export const Error: Story = { render: () => <Raise raise={removed} /> }
export const Info: Story = { render: () => <Raise raise={offline} /> }
export const WithLink: Story = { render: () => <Raise raise={thanks} /> }
