import { DialogTrigger } from "@radix-ui/react-dialog"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { Button, ButtonLink } from "./button"
import { DialogClose } from "./dialog"
import { Link } from "./link"
import { Drawer, DrawerBody, DrawerContent, DrawerDescription, DrawerHeader, DrawerTitle } from "./drawer"

const meta = {
  title: "components/Drawer",
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: "32rem" } } },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

const panel = (side?: ComponentProps<typeof DrawerContent>["side"]) => (
  <>
    <DialogTrigger asChild>
      <Button variant="outline">About us and contact</Button>
    </DialogTrigger>
    <DrawerContent side={side}>
      <DrawerHeader>
        <DrawerTitle>About CaFN</DrawerTitle>
      </DrawerHeader>
      <DrawerBody className="space-y-5">
        <DrawerDescription>
          A network of cattle, goat, sheep and poultry farmers in Uganda who learn, buy and sell together.
        </DrawerDescription>
        <DialogClose asChild>
          <ButtonLink href="/registration-form">Join Our Network</ButtonLink>
        </DialogClose>
        <p>
          <Link href="mailto:hello@cafn.example">hello@cafn.example</Link>
        </p>
      </DrawerBody>
    </DrawerContent>
  </>
)

export const Right: Story = { args: { defaultOpen: true, children: panel() } }
export const Dropdown: Story = { args: { defaultOpen: true, children: panel("dropdown") } }
