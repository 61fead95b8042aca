import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonLink } from "./button"
import { ChipRow } from "./chip-row"

const kinds = ["All", "Cattle", "Goats", "Sheep", "Poultry", "People at work", "Markets and fairs"]

const meta = {
  title: "components/ChipRow",
  component: ChipRow,
  args: {
    children: kinds.map((kind, index) => (
      <li key={kind}>
        <ButtonLink href="#" variant={index === 0 ? "primary" : "outline"} current={index === 0}>
          {kind}
        </ButtonLink>
      </li>
    )),
  },
} satisfies Meta<typeof ChipRow>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {}
