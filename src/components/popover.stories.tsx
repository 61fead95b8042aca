import type { Meta, StoryObj } from "@storybook/react-vite"
import { ShoppingCart } from "lucide-react"
import { Button, ButtonLink } from "./button"
import { Icon } from "./icon"
import { Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from "./popover"
import { VisuallyHidden } from "./visually-hidden"

const meta = {
  title: "components/Popover",
  component: Popover,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "30rem" } },
    notes: {
      usage:
        "For a small sheet under its button that leaves the page usable, such as the cart. A task that needs an answer is a `Dialog`. Put `PopoverTrigger` and `PopoverContent` in it.",
      keyboard: [
        "`Enter` or `Space` opens it, and the focus goes in.",
        "`Tab` goes round inside it.",
        "`Escape`, or a press outside, closes it; the focus returns to the button.",
      ],
      accessibility: [
        "It needs a `PopoverTitle` or an `aria-label`.",
        "The button says whether it is open.",
        "It stands after its button in the document, so that the reading order is the visible one.",
      ],
    },
  },
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
    <Button variant="ghost" size="icon">
      <Icon icon={ShoppingCart} />
      <VisuallyHidden>Cart, 2 products</VisuallyHidden>
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
  decorators: [
    (Story) => (
      <div className="mr-auto">
        <Story />
      </div>
    ),
  ],
  args: {
    defaultOpen: true,
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
