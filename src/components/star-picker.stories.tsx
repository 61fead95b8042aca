import type { Meta, StoryObj } from "@storybook/react-vite"
import { Form, FormSubmit } from "./form"
import { StarPicker } from "./star-picker"

const meta = {
  title: "components/StarPicker",
  component: StarPicker,
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
