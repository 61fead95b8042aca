import type { Meta, StoryObj } from "@storybook/react-vite"
import { Heading } from "./heading"
import { Link } from "./link"
import { Prose } from "./prose"

const meta = {
  title: "components/Prose",
  component: Prose,
} satisfies Meta<typeof Prose>
export default meta

export const Article: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <p>
          The herds that still give milk in February belong to people who cut hay in <strong>May and June</strong>.
        </p>
        <Heading level={2}>What to store</Heading>
        <p>
          Our <Link href="/services">training days</Link> show Rhodes grass, maize stover and lablab.
        </p>
        <ul>
          <li>Ten bales for each cow in milk</li>
          <li>A raised floor, and a roof that does not leak</li>
        </ul>
        <Heading level={3}>In this order</Heading>
        <ol>
          <li>Cut in the morning</li>
          <li>Turn twice before evening</li>
        </ol>
      </>
    ),
  },
}
