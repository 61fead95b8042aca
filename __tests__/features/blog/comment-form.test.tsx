import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToStaticMarkup } from "react-dom/server"
import { blogCopy } from "../../fixtures/blog"
import { CommentForm } from "../../../src/features/blog/comment-form"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/lib/post-form"
import { withSite, withUsualSite } from "../../support/site"
import { withKnownNumber } from "../../support/messages"

const A_NUMBER: unknown = expect.stringMatching(/^.{4}-.$/)

jest.mock("../../../src/lib/post-form")
const post = jest.mocked(postForm)

beforeEach(() => post.mockReset())
afterEach(() => act(toast.clear))
afterEach(withUsualSite)

const form = <CommentForm copy={blogCopy} post="Biogas & Bread" />
const box = (name: string) => screen.getByRole("textbox", { name })
const send = () => screen.getByRole("button", { name: blogCopy.formSubmit })

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

test("an empty form says what is missing, beside each field, and goes to the first", async () => {
  const user = open()
  await user.click(send())
  for (const name of ["Your name", "Email address", "Your comment"]) {
    expect(box(name)).toBeInvalid()
    expect(box(name)).toHaveAccessibleDescription(/\w/)
  }
  expect(box("Your name")).toHaveFocus()
  expect(screen.queryByText("Thanks For Your Message")).toBeNull()
})

test("an address that is none is said to be none", async () => {
  const user = open()
  await user.type(box("Your name"), "Nakato")
  await user.type(box("Your comment"), "Yes")
  await user.type(box("Email address"), "nakato")
  await user.click(send())
  expect(box("Email address")).toBeInvalid()
  expect(box("Email address")).toHaveFocus()
  expect(box("Your name")).toBeValid()
})

test("thanks, keeps the comment in sight, and offers it on WhatsApp; nothing is posted", async () => {
  await write(open())
  expect(await screen.findByRole("group", { name: "Thanks For Your Message" })).toHaveFocus()
  expect(screen.getByText("It works. 100%!")).toBeVisible()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
  expect(withKnownNumber(new URL(link.href).searchParams.get("text"))).toBe(
    "CaFN comment 7K3Q-2\nPost: Biogas & Bread\nName: Nakato & Sons\nEmail: nakato@example.com\nComment: It works. 100%!",
  )
  expect(post).not.toHaveBeenCalled()
})

test("where comments are posted, the post goes with them, and a failure keeps what was typed", async () => {
  withSite({ forms: { comment: "https://forms.cafn.example/comment" } })
  post.mockResolvedValue(false)
  await write(open())
  expect(await screen.findByText(/could not be sent/)).toBeVisible()
  expect(box("Your comment")).toHaveValue("It works. 100%!")
  expect(post).toHaveBeenCalledWith("https://forms.cafn.example/comment", {
    name: "Nakato & Sons",
    email: "nakato@example.com",
    comment: "It works. 100%!",
    post: "Biogas & Bread",
    number: A_NUMBER,
  })
})

test("without scripts it says what to do, with an address and a number", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToStaticMarkup(form)
  const advice = page.querySelector<HTMLElement>(".no-js-only")
  expect(advice).toHaveTextContent(blogCopy.formNoScript)
  const links = within(advice ?? page).getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["mailto:hello@cafn.example", "tel:+256000000001"])
})

test("the form is in the page's HTML; without scripts it has no button that does nothing", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToStaticMarkup(form)
  expect(page.querySelectorAll("form :is(input, textarea)")).toHaveLength(3)
  for (const button of page.querySelectorAll("button")) expect(button).toHaveClass("js-only")
})
