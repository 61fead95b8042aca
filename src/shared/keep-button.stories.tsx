import type { Meta, StoryObj } from "@storybook/react-vite"
import { createStore, Provider } from "jotai"
import KeepButton from "./keep-button"
import { keepButtonCopy } from "./keep-page.fixture"
import { keepingChoiceAtom } from "./use-keeping"

const meta = {
  title: "shared/KeepButton",
  component: KeepButton,
  args: { copy: keepButtonCopy, path: "/service-details/3" },
} satisfies Meta<typeof KeepButton>
export default meta
type Story = StoryObj<typeof meta>

/** Without a service worker there is nothing to show. */
export const NotServed: Story = {}

/** The visitor has said that no pages are to be kept. */
export const NotAllowed: Story = {
  render: (args) => {
    const store = createStore()
    store.set(keepingChoiceAtom, false)
    return (
      <Provider store={store}>
        <KeepButton {...args} />
      </Provider>
    )
  },
}
