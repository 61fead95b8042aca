import type { Meta, StoryObj } from "@storybook/react-vite"
import { Form, FormSubmit } from "./form"
import { RadioGroup } from "./radio-group"

const meta = {
  title: "components/RadioGroup",
  component: RadioGroup,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For one choice of two to five, all in sight. Longer lists are a `Select` in a `Field`. It needs no `Field`: it is one.",
      keyboard: ["`Tab` reaches the chosen option, or the first.", "The arrow keys move and choose."],
      accessibility: [
        "It is a group named by its legend, and says when it is required.",
        "Hint and message belong to the group and are read once.",
        "Each option can be pressed on its label, 44 px high.",
      ],
    },
  },
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
