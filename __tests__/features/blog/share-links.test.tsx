import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ShareLinks } from "../../../src/features/blog/share-links"
import { postMessages } from "../../../src/features/blog/post-messages"
import { toast, toastStore } from "../../../src/components/toast-store"

const url = "https://cafn.example/blog-single/4"
const links = <ShareLinks title="Biogas & Bread" url={url} />
const toastMessage = () => toastStore.getSnapshot()?.message
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

afterEach(() => {
  act(toast.clear)
  define(navigator, "share", undefined)
})

/** Some browsers reject the write. */
function mockClipboard(isAllowed: boolean) {
  const writeText = jest.fn(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error("not allowed"))))
  define(navigator, "clipboard", { writeText })
  return writeText
}

/** Clicks without user-event, which replaces the clipboard. */
const clickCopy = () =>
  act(async () => {
    screen.getByRole("button", { name: "Copy link" }).click()
    await Promise.resolve()
  })

test("share links: WhatsApp first, each to its network with title and canonical address", () => {
  render(links)
  const all = screen.getAllByRole<HTMLAnchorElement>("link")
  expect(all.map((link) => new URL(link.href).host)).toEqual(["wa.me", "www.facebook.com", "x.com", "t.me"])
  for (const link of all) {
    expect([...new URL(link.href).searchParams.values()].join(" ")).toContain(url)
    expect(link).toHaveAttribute("target", "_blank")
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"))
    expect(link).toHaveAccessibleName(/^Share this page: \w+ \(opens in a new tab\)$/)
  }
})

test("share links: copies the address and confirms it", async () => {
  render(links)
  const writeText = mockClipboard(true)
  await clickCopy()
  expect(writeText).toHaveBeenCalledWith(url)
  expect(toastMessage()).toBe("Link copied")
})

test("share links: if copying fails, the toast says where the address is", async () => {
  render(links)
  mockClipboard(false)
  await clickCopy()
  expect(toastMessage()).toBe(postMessages.share.notCopied)
})

test("share links: offers the system share sheet if there is one; cancelling it is no error", async () => {
  render(links)
  expect(screen.queryByRole("button", { name: "More ways to share" })).not.toBeInTheDocument()
  const share = jest.fn(() => Promise.reject(new DOMException("closed", "AbortError")))
  define(navigator, "share", share)
  render(links)
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "More ways to share" }))
  expect(share).toHaveBeenCalledWith({ title: "Biogas & Bread", url })
  expect(toastMessage()).toBeUndefined()
})
