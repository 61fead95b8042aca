import type { Meta, StoryObj } from "@storybook/react-vite"
import { Card, CardBody, CardTitle } from "./card"
import { SwipeRow } from "./swipe-row"

const animals = ["Cattle", "Goats", "Sheep"]

const meta = {
  title: "components/SwipeRow",
  component: SwipeRow,
  args: {
    columns: 4,
    children: animals.map((name) => (
      <li key={name}>
        <Card className="h-full">
          <CardBody>
            <CardTitle href={`#${name.toLowerCase()}`}>{name}</CardTitle>
          </CardBody>
        </Card>
      </li>
    )),
  },
} satisfies Meta<typeof SwipeRow>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}
