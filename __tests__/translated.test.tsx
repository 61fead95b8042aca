import { render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { Button } from "../src/components/button"
import { Marked } from "../src/components/marked"
import { Price } from "../src/components/price"
import { GalleryMore } from "../src/features/gallery/gallery-more"
import { PagedList } from "../src/shared/paged-list"
import { listOf, listWords } from "./fixtures/paged-list"
import type { List } from "../src/shared/use-list"
import { translate } from "./support/translate"

/* Parts whose words change go on working on a page that a translator has changed, without the guard of `moved-nodes.ts`. */

/** Renders one state after the other, and translates what each shows. */
function showTranslated(...states: ReactElement[]): HTMLElement {
  const { container, rerender } = render(<>{states[0]}</>)
  for (const state of states.slice(1)) {
    translate(container)
    rerender(<>{state}</>)
  }
  return container
}

const list = (changes: Partial<List<string>>, summary: string) => (
  <PagedList list={listOf(changes)} words={listWords} summary={summary} plainHref={(page) => `/shop/${page}`}>
    {(entries) => entries.map((entry) => <p key={entry}>{entry}</p>)}
  </PagedList>
)

test("translated page: a list's status is updated after loading", () => {
  showTranslated(list({}, "Showing 1–8"), list({ state: "loading" }, "Showing 1–8"), list({}, "Showing 9–16"))
  expect(screen.getByRole("status")).toHaveTextContent(/^Showing 9–16 Page 2 of 5\.$/)
})

test("translated page: a list's status is updated after an empty result", () => {
  showTranslated(list({}, "40 results"), list({ entries: [], total: 0, page: 1, pages: 1 }, ""), list({}, "3 results"))
  expect(screen.getByRole("status")).toHaveTextContent(/^3 results/)
})

const more = (state: "idle" | "loading", added: number, remaining: number) => (
  <GalleryMore state={state} added={added} remaining={remaining} onMore={() => {}} />
)

test("translated page: the gallery's button and status are updated", () => {
  showTranslated(more("idle", 0, 143), more("loading", 0, 143), more("idle", 24, 119))
  expect(screen.getByRole("button")).toHaveTextContent(/^Load More Images \(119 remaining\)$/)
  expect(screen.getByRole("status")).toHaveTextContent(/^24 more pictures, 119 remaining$/)
})

test("translated page: a button keeps its label while busy and afterwards", () => {
  const button = (busy: boolean) => (
    <Button busy={busy}>
      <b>✓</b> Send
    </Button>
  )
  const page = showTranslated(button(false), button(true), button(false))
  expect(page).toHaveTextContent(/^✓ Send$/)
})

test("translated page: marked text is replaced", () => {
  const marked = (...words: string[]) => (
    <p>
      <Marked text={words.map((text, index) => ({ text, isMatch: index === 1 }))} />
    </p>
  )
  const page = showTranslated(marked("Fresh ", "milk", " daily"), marked("A ", "goat"), marked("Fresh ", "hens", " "))
  expect(page).toHaveTextContent(/^Fresh hens$/)
})

test("translated page: a price can be reduced, and is translate=no", () => {
  const page = showTranslated(<Price amount="UGX 900" />, <Price amount="UGX 700" old="UGX 900" />)
  expect(page).toHaveTextContent("Old price: UGX 900 New price: UGX 700")
  expect(screen.getByText("UGX 700")).toHaveAttribute("translate", "no")
})
