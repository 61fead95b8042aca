import type { Meta, StoryObj } from "@storybook/react-vite"
import { Form, FormSubmit } from "./form"
import { RadioGroup } from "./radio-group"

const meta = {
  title: "components/RadioGroup",
  component: RadioGroup,
  args: {
    name: "gender",
    label: "Gender",
    options: [
      { value: "woman", label: "Woman" },
      { value: "man", label: "Man" },
    ],
  },
  decorators: [
    (Story) => (
      <Form aria-label="Registration">
        <Story />
        <FormSubmit>Send</FormSubmit>
      </Form>
    ),
  ],
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Chosen: Story = { args: { defaultValue: "woman" } }
export const Required: Story = { args: { required: true, hint: "We report how many members are women." } }
export const WithError: Story = { args: { required: true, error: "Please choose: Gender." } }
