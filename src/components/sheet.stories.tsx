import { DialogTrigger } from "@radix-ui/react-dialog"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button, ButtonLink } from "./button"
import { DialogClose } from "./dialog"
import { Link } from "./link"
import { Sheet, SheetBody, SheetContent, SheetDescription, SheetHeader, SheetTitle } from "./sheet"

const meta = {
  title: "components/Sheet",
  component: Sheet,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "32rem" } },
    notes: {
      usage:
        "A dialog that comes in from the right and has the height of the screen: the side panel. A task in the middle of the page is a `Dialog`.",
      keyboard: [
        "`Tab` and `Shift + Tab` go round inside it.",
        "`Escape` closes it.",
        "The focus begins on the close button and returns to the button that opened the sheet.",
      ],
      accessibility: [
        "It needs a `SheetTitle`. Add a `SheetDescription`, or set `aria-describedby={undefined}`.",
        "The page behind it is hidden from screen readers and does not scroll.",
        "With reduced motion it is there at once.",
      ],
    },
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

const panel = (
  <>
    <DialogTrigger asChild>
      <Button variant="outline">About us and contact</Button>
    </DialogTrigger>
    <SheetContent>
      <SheetHeader>
        <SheetTitle>About CaFN</SheetTitle>
      </SheetHeader>
      <SheetBody className="space-y-5">
        <SheetDescription>
          A network of cattle, goat, sheep and poultry farmers in Uganda who learn, buy and sell together.
        </SheetDescription>
        <DialogClose asChild>
          <ButtonLink href="/registration-form" variant="join">
            Join Our Network
          </ButtonLink>
        </DialogClose>
        <p>
          <Link href="mailto:hello@cafn.example">hello@cafn.example</Link>
        </p>
      </SheetBody>
    </SheetContent>
  </>
)

export const Closed: Story = { args: { children: panel } }
export const Right: Story = { args: { defaultOpen: true, children: panel } }
