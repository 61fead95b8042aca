import type { Meta, StoryObj } from "@storybook/react-vite"
import { Mail, MapPin, Phone } from "lucide-react"
import { Icon, SpriteIcon } from "./icon"
import { spriteNames } from "./icon-names"

const meta = {
  title: "components/Icon",
  component: Icon,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a line icon of lucide. `SpriteIcon` shows one of our own drawings in two tones. Foundations / Icons lists them all.",
      keyboard: ['The Tab key passes it by. An icon that can be pressed stands in a `Button` with `size="icon"`.'],
      accessibility: [
        "Without `label` it is decoration and is not read. That is right wherever words stand beside it.",
        "With `label` it is an image with that name. In a button give the name to the button instead.",
        "It takes the colour of its text, so it has the text's contrast; in forced colours as well.",
      ],
    },
  },
  args: { icon: Phone },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}

export const Named: Story = { args: { icon: MapPin, label: "Our office" } }

export const Sizes: Story = {
  render: () => (
    <p className="flex items-end gap-4 text-accent">
      <Icon icon={Mail} size="xs" />
      <Icon icon={Mail} size="sm" />
      <Icon icon={Mail} size="md" />
      <Icon icon={Mail} size="lg" />
      <Icon icon={Mail} size="xl" />
    </p>
  ),
}

export const Sprite: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6 text-accent">
      {spriteNames.map((name) => (
        <li key={name} className="grid justify-items-center gap-1 text-xs text-ink-muted">
          <SpriteIcon name={name} className="text-accent" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
