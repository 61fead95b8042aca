import type { Meta, StoryObj } from "@storybook/react-vite"
import { ShoppingCart } from "lucide-react"
import { Badge } from "./badge"
import { Button } from "./button"
import { Card, CardBody, CardFooter, CardMedia, CardText, CardTitle } from "./card"
import { Icon } from "./icon"
import { Picture } from "./picture"
import { pictureFixture } from "./picture.fixture"

const meta = {
  title: "components/Card",
  component: Card,
  decorators: [
    (Story) => (
      <div className="max-w-sm bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const image = pictureFixture()

export const Service: Story = {
  args: {
    lift: true,
    children: (
      <>
        <CardMedia>
          <Picture image={image} alt="A low sun over two green hills" fit="cover" className="size-full" />
        </CardMedia>
        <CardBody>
          <CardTitle href="/service-details/3/market-access-promotion">Finding Better Markets</CardTitle>
          <CardText>Buyers who weigh fairly and pay within 14 days.</CardText>
        </CardBody>
      </>
    ),
  },
}

export const Product: Story = {
  args: {
    children: (
      <>
        <CardMedia ratio="square">
          <Picture image={image} alt="A low sun over two green hills" fit="cover" className="size-full" />
        </CardMedia>
        <CardBody>
          <CardTitle href="/shop-single/3">Fresh Milk</CardTitle>
          <CardFooter>
            <span>
              UGX 2,500 <Badge variant="sale">Sale</Badge>
            </span>
            <Button size="sm">
              <Icon icon={ShoppingCart} /> Add to cart
            </Button>
          </CardFooter>
        </CardBody>
      </>
    ),
  },
}
