import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, officeFacts, someRow } from "./office.fixture"
import { AnswerForm } from "./answer-form"

const meta = {
  title: "features/office/AnswerForm",
  component: AnswerForm,
  tags: ["autodocs"],
  args: { copy: officeCopy.answers, accounts: officeFacts.mobileMoney, row: someRow, today: officeDay },
} satisfies Meta<typeof AnswerForm>
export default meta
type Story = StoryObj<typeof meta>

export const Received: Story = {}

export const WithoutANumber: Story = { args: { row: { ...someRow, telephone: "" } } }
