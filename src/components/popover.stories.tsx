import type { Meta, StoryObj } from "@storybook/react-vite"
import { ShoppingCart } from "lucide-react"
import { Button, ButtonLink } from "./button"
import { Icon } from "./icon"
import { Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from "./popover"

const meta = {
  title: "components/Popover",
  component: Popover,
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const trigger = (
  <PopoverTrigger asChild>
    <Button variant="ghost" size="icon" aria-label="Cart, 2 products">
      <Icon icon={ShoppingCart} />
    </Button>
  </PopoverTrigger>
)

const cart = (
  <>
    {trigger}
    <PopoverContent>
      <PopoverTitle>Your cart</PopoverTitle>
      <ul className="my-4 space-y-2 text-sm">
        <li>Fresh Milk × 4</li>
        <li>Poultry Eggs × 2</li>
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <PopoverClose asChild>
          <ButtonLink href="/cart" variant="outline" size="sm">
            View the cart
          </ButtonLink>
        </PopoverClose>
        <PopoverClose asChild>
          <ButtonLink href="/checkout" variant="action" size="sm">
            Checkout
          </ButtonLink>
        </PopoverClose>
      </div>
    </PopoverContent>
  </>
)

export const Closed: Story = { args: { children: cart } }
export const Open: Story = { args: { defaultOpen: true, children: cart } }
export const Empty: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        {trigger}
        <PopoverContent>
          <PopoverTitle>Your cart</PopoverTitle>
          <p className="mt-3 text-sm text-ink-muted">Your cart is empty.</p>
        </PopoverContent>
      </>
    ),
  },
}
export const FromTheLeftEdge: Story = {
  args: {
    defaultOpen: true,
    className: "mr-auto",
    children: (
      <>
        <PopoverTrigger asChild>
          <Button variant="outline">Opening hours</Button>
        </PopoverTrigger>
        <PopoverContent align="start">
          <PopoverTitle>Opening hours</PopoverTitle>
          <p className="mt-3 text-sm">Monday to Friday 8:00–18:00, Saturday 9:00–14:00, closed on Sunday.</p>
        </PopoverContent>
      </>
    ),
  },
}
