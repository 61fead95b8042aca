import type { Meta, StoryObj } from "@storybook/react-vite"
import { Card, CardBody, CardText, CardTitle } from "./card"
import { SwipeRow } from "./swipe-row"

const animals = [
  { name: "Cattle", text: "Ankole longhorns, Friesians and their crosses." },
  { name: "Goats", text: "Mubende and Small East African goats." },
  { name: "Sheep", text: "Fat-tailed sheep that thrive where grass is short." },
]

const meta = {
  title: "components/SwipeRow",
  component: SwipeRow,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a few cards of one kind on a page with much else: a row to swipe on a phone, a grid from 640 px. A list that people came for, such as the shop's, stays a grid everywhere.",
      keyboard: ["`Tab` comes to each card's link, and the row scrolls to it.", "The arrow keys scroll the row."],
      accessibility: [
        "It is a list: screen readers say how many entries it has, and reach all of them without swiping.",
        "Each entry needs a link or a button, so that the row scrolls by keyboard in every browser.",
      ],
    },
  },
  args: {
    columns: "three",
    children: animals.map(({ name, text }) => (
      <li key={name}>
        <Card className="h-full">
          <CardBody>
            <CardTitle href={`#${name.toLowerCase()}`}>{name}</CardTitle>
            <CardText>{text}</CardText>
          </CardBody>
        </Card>
      </li>
    )),
  },
} satisfies Meta<typeof SwipeRow>
export default meta
type Story = StoryObj<typeof meta>

export const WideCards: Story = {}

export const NarrowCards: Story = { args: { card: "narrow" } }
