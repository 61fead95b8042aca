import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button, ButtonLink } from "./button"
import { Link } from "./link"
import {
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from "./sheet"

const meta = {
  title: "components/Sheet",
  component: Sheet,
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

const panel = (side: "left" | "right") => (
  <>
    <SheetTrigger asChild>
      <Button variant="outline">About us and contact</Button>
    </SheetTrigger>
    <SheetContent side={side}>
      <SheetHeader>
        <SheetTitle>About CaFN</SheetTitle>
      </SheetHeader>
      <SheetBody className="space-y-5">
        <SheetDescription>
          A network of cattle, goat, sheep and poultry farmers in Uganda who learn, buy and sell together.
        </SheetDescription>
        <SheetClose asChild>
          <ButtonLink href="/registration-form" variant="join">
            Join Our Network
          </ButtonLink>
        </SheetClose>
        <p>
          <Link href="mailto:hello@cafn.example">hello@cafn.example</Link>
        </p>
      </SheetBody>
    </SheetContent>
  </>
)

export const Closed: Story = { args: { children: panel("right") } }
export const Right: Story = { args: { defaultOpen: true, children: panel("right") } }
export const Left: Story = { args: { defaultOpen: true, children: panel("left") } }
