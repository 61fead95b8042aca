import type { Meta, StoryObj } from "@storybook/react-vite"
import { Skeleton } from "./skeleton"

const meta = {
  title: "components/Skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Gallery: Story = {
  render: () => (
    <div>
      <p role="status">Loading gallery...</p>
      <div className="mt-4 grid grid-cols-3 gap-4">
        <Skeleton shape="box" className="aspect-square" />
        <Skeleton shape="box" className="aspect-[3/4]" />
        <Skeleton shape="box" className="aspect-[4/3]" />
      </div>
    </div>
  ),
}

export const Person: Story = {
  render: () => (
    <div className="flex max-w-xs items-center gap-4">
      <Skeleton shape="circle" className="size-12 shrink-0" />
      <Skeleton className="max-w-40" />
    </div>
  ),
}
