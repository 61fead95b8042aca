import { DialogTrigger } from "@radix-ui/react-dialog"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { Button, ButtonLink } from "./button"
import { DialogClose } from "./dialog"
import { Link } from "./link"
import { Sheet, SheetBody, SheetContent, SheetDescription, SheetHeader, SheetTitle } from "./sheet"

const meta = {
  title: "components/Sheet",
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

const panel = (side?: ComponentProps<typeof SheetContent>["side"]) => (
  <>
    <DialogTrigger asChild>
      <Button variant="outline">About us and contact</Button>
    </DialogTrigger>
    <SheetContent side={side}>
      <SheetHeader>
        <SheetTitle>About CaFN</SheetTitle>
      </SheetHeader>
      <SheetBody className="space-y-5">
        <SheetDescription>
          A network of cattle, goat, sheep and poultry farmers in Uganda who learn, buy and sell together.
        </SheetDescription>
        <DialogClose asChild>
          <ButtonLink href="/registration-form">Join Our Network</ButtonLink>
        </DialogClose>
        <p>
          <Link href="mailto:hello@cafn.example">hello@cafn.example</Link>
        </p>
      </SheetBody>
    </SheetContent>
  </>
)

export const Right: Story = { args: { defaultOpen: true, children: panel() } }
export const Dropdown: Story = { args: { defaultOpen: true, children: panel("dropdown") } }
