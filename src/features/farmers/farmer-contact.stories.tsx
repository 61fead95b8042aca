import type { Meta, StoryObj } from "@storybook/react-vite"
import { FarmerContact } from "./farmer-contact"

const meta = {
  title: "features/farmers/FarmerContact",
  component: FarmerContact,
  args: { name: "Nakato Prossy", phone: "+256 000 000 011", email: "nakato@cafn.example" },
} satisfies Meta<typeof FarmerContact>
export default meta
type Story = StoryObj<typeof meta>

export const Farmer: Story = {}

export const Sample: Story = { args: { isSample: true } }
