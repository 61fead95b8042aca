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
  args: {
    columns: 4,
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

export const Cards: Story = {}
