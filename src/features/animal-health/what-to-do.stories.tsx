import type { Meta, StoryObj } from "@storybook/react-vite"
import { avoid, people, steps, take } from "./animal-health.fixture"
import { WhatToDo } from "./what-to-do"

const meta = {
  title: "features/animal-health/WhatToDo",
  component: WhatToDo,
  args: { avoid, steps, people, take },
} satisfies Meta<typeof WhatToDo>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheVetComes: Story = {}
