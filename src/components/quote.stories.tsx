import type { Meta, StoryObj } from "@storybook/react-vite"
import { Quote, QuoteSource, QuoteText } from "./quote"

const meta = {
  title: "components/Quote",
  component: Quote,
  args: {
    children: (
      <>
        <QuoteText>
          <p>
            We used to sell in a hurry and buy in a hurry. Now forty of us sign one order, and the lorry comes to us.
          </p>
        </QuoteText>
        <QuoteSource>Nakato Prossy, dairy farmer, Mbarara</QuoteSource>
      </>
    ),
  },
} satisfies Meta<typeof Quote>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = {}
