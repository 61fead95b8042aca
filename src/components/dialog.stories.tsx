import { DialogTrigger } from "@radix-ui/react-dialog"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "./button"
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./dialog"

const meta = {
  title: "components/Dialog",
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

const clearCart = (size: "sm" | "md" | "lg") => (
  <>
    <DialogTrigger asChild>
      <Button variant="outline">Clear the cart</Button>
    </DialogTrigger>
    <DialogContent size={size}>
      <DialogHeader>
        <DialogTitle>Clear the cart?</DialogTitle>
        <DialogDescription>Three products will be taken out of it.</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <p>Nothing has been ordered yet. You find the products again in the shop.</p>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Keep them</Button>
        </DialogClose>
        <DialogClose asChild>
          <Button>Clear the cart</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  </>
)

export const Small: Story = { args: { defaultOpen: true, children: clearCart("sm") } }
export const Medium: Story = { args: { defaultOpen: true, children: clearCart("md") } }
export const Large: Story = { args: { defaultOpen: true, children: clearCart("lg") } }

export const TallerThanTheScreen: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>How an order reaches you</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p className="min-h-screen">You send the order on WhatsApp, and our team calls you within 24 hours.</p>
          <p>You pay when you are content, by mobile money or at the bank.</p>
        </DialogBody>
      </DialogContent>
    ),
  },
}
