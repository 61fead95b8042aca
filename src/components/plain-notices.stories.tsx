import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { PlainNotices } from "./plain-notices"
import { toast } from "./toast-store"

const meta = {
  title: "components/PlainNotices",
  component: PlainNotices,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "14rem" } },
    notes: {
      usage:
        "Shows notices where the script of `Toaster` was lost on the way. Nothing else uses it: raise a notice with `toast`, and one of the two shows it.",
      keyboard: ["`Tab` reaches the button or link of a notice."],
      accessibility: [
        "`ToastAnnouncer` says the message, so it is not a live region itself.",
        "It goes after the same time as a `Toast`.",
      ],
    },
  },
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
