import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CommentForm } from "../../../src/features/blog/comment-form"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/lib/post-form"
import { withUsualSite } from "../../support/site"
import { withKnownNumber } from "../../support/messages"

jest.mock("../../../src/lib/post-form")
const post = jest.mocked(postForm)

beforeEach(() => post.mockReset())
afterEach(() => act(toast.clear))
afterEach(withUsualSite)

const form = <CommentForm post="Biogas & Bread" />
const box = (name: string) => screen.getByRole("textbox", { name })
const send = () => screen.getByRole("button", { name: "Send your story" })

function open() {
  render(
    <>
      {form}
      <Toaster />
    </>,
  )
  return userEvent.setup({ delay: null })
}

async function write(user: ReturnType<typeof open>) {
  await user.type(box("Your name"), "Nakato & Sons")
  await user.type(box("Email address"), "nakato@example.com")
  await user.type(box("Your comment"), "It works. 100%!")
  await user.click(send())
}

test("comment form: thanks, shows the comment and offers it on WhatsApp; posts nothing", async () => {
  await write(open())
  expect(await screen.findByRole("group", { name: "Thanks For Your Message" })).toHaveFocus()
  expect(screen.getByText("It works. 100%!")).toBeVisible()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
  expect(withKnownNumber(new URL(link.href).searchParams.get("text"))).toBe(
    "CaFN comment 7K3Q-2\nPost: Biogas & Bread\nName: Nakato & Sons\nEmail: nakato@example.com\nComment: It works. 100%!",
  )
  expect(post).not.toHaveBeenCalled()
})
