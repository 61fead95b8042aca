import type { Meta, StoryObj } from "@storybook/react-vite"
import { Mail, MapPin, Phone } from "lucide-react"
import { Icon, SpriteIcon } from "./icon"

const meta = {
  title: "components/Icon",
  component: Icon,
  args: { icon: Phone },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}

export const Named: Story = { args: { icon: MapPin, label: "Our office" } }

export const Sizes: Story = {
  render: () => (
    <p className="flex items-end gap-4 text-accent">
      {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
        <Icon key={size} icon={Mail} size={size} />
      ))}
    </p>
  ),
}

export const Sprite: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6 text-accent">
      {["cow", "goat", "sheep", "hen"].map((name) => (
        <li key={name} className="grid justify-items-center gap-1 text-xs text-ink-muted">
          <SpriteIcon name={name} className="text-accent" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
