import type { Meta, StoryObj } from "@storybook/react-vite"
import { testReport, testReportCopy } from "./accessibility.fixture"
import { TestReport } from "./test-report"

const meta = {
  title: "features/accessibility/TestReport",
  component: TestReport,
  args: { copy: testReportCopy, report: testReport },
} satisfies Meta<typeof TestReport>
export default meta
type Story = StoryObj<typeof meta>

export const OneFailed: Story = {}
