import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonLink } from "./button"
import { ChipRow } from "./chip-row"

const kinds = ["All", "Cattle", "Goats", "Sheep", "Poultry", "People at work", "Markets and fairs"]

const meta = {
  title: "components/ChipRow",
  component: ChipRow,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For the few links that filter a list: a line to swipe on a phone, which leaves the first screen to the list itself, and as many lines as needed from 640 px.",
      keyboard: ["`Tab` comes to each link, and the line scrolls until the whole link shows."],
      accessibility: [
        "It is a list: screen readers say how many links it has, and reach all of them without swiping.",
        "Put it into a `nav` with a name that says what the links do.",
      ],
    },
  },
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
