import type { Meta, StoryObj } from "@storybook/react-vite"
import { ShoppingCart } from "lucide-react"
import type { ReactNode } from "react"
import { Button, ButtonLink } from "./button"
import { Icon } from "./icon"
import { Popover, PopoverContent, PopoverTitle } from "./popover"
import { VisuallyHidden } from "./visually-hidden"

const meta = {
  title: "components/Popover",
  component: Popover,
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  decorators: [
    (Story) => (
      <div className="relative ml-auto flex w-max">
        <Button variant="ghost" size="icon" aria-expanded>
          <Icon icon={ShoppingCart} />
          <VisuallyHidden>Cart, 2 products</VisuallyHidden>
        </Button>
        <Story />
      </div>
    ),
  ],
  args: { defaultOpen: true },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const cart = (content: ReactNode) => (
  <PopoverContent>
    <PopoverTitle>Your cart</PopoverTitle>
    {content}
  </PopoverContent>
)

export const Open: Story = {
  args: {
    children: cart(
      <>
        <ul className="my-4 space-y-2 text-sm">
          <li>Fresh Milk × 4</li>
          <li>Poultry Eggs × 2</li>
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink href="/cart" variant="outline" size="sm">
            View the cart
          </ButtonLink>
          <ButtonLink href="/checkout" variant="action" size="sm">
            Checkout
          </ButtonLink>
        </div>
      </>,
    ),
  },
}
export const Empty: Story = {
  args: { children: cart(<p className="mt-3 text-sm text-ink-muted">Your cart is empty.</p>) },
}
