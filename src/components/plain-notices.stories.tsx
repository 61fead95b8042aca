import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { PlainNotices } from "./plain-notices"
import { toast } from "./toast-store"

const meta = {
  title: "components/PlainNotices",
  component: PlainNotices,
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
} satisfies Meta<typeof PlainNotices>
export default meta
type Story = StoryObj<typeof meta>

/** Raises one notice when the story opens. */
function Raise({ raise }: { raise: () => number }) {
  useEffect(() => {
    raise()
    return toast.clear
  }, [raise])
  return <PlainNotices />
}

const added = () => toast.success("Product added successfully")
const thanks = () =>
  toast.success("Thanks For Your Message", {
    action: { label: "Send on WhatsApp", href: "https://wa.me/256000000001" },
  })
const undoable = () => toast.error("Product removed from cart", { action: { label: "Put it back", onSelect: added } })

export const Message: Story = { render: () => <Raise raise={added} /> }
export const WithLink: Story = { render: () => <Raise raise={thanks} /> }
export const WithCall: Story = { render: () => <Raise raise={undoable} /> }
export const NoneYet: Story = {}
