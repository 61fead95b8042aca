import type { Meta, StoryObj } from "@storybook/react-vite"
import { Form, FormSubmit } from "./form"
import { StarPicker } from "./star-picker"

const meta = {
  title: "components/StarPicker",
  component: StarPicker,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "For a rating that somebody gives. To show one use `Rating`. It needs no `Field`: it is one.",
      keyboard: ["`Tab` reaches the chosen star, or the first.", "The arrow keys move and choose."],
      accessibility: [
        "It is a group of five radio buttons named “1 star” to “5 stars”.",
        "Each star is 44 px wide.",
        "A form that is reset takes the choice back.",
      ],
    },
  },
  args: { name: "rating", label: "Your rating" },
  decorators: [
    (Story) => (
      <Form aria-label="Review">
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof StarPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Required: Story = { args: { required: true } }
