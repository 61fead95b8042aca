import { routes } from "../support/site"
import { expect, test } from "./support/test"
import { resultsWords } from "../../src/features/search/results-words"
import { words as search } from "../../src/features/search/words"

/* The parts of every page: the menu and the search. */

test("Menu: by keyboard a list opens, Tab moves into it, Escape restores focus, a link navigates", async ({
  visitor,
}) => {
  await visitor.open(routes.services)
  const menu = visitor.part("navigation", "Main")
  const pages = menu.part("button", "Pages")
  await visitor.tabTo(pages)
  await visitor.press("Enter")
  await pages.stands({ isFocused: true, expanded: "true" })
  await visitor.press("Tab")
  await menu.part("link", "About Us").hasFocus()
  await visitor.press("Escape")
  await pages.stands({ isFocused: true, expanded: "false" })
  await visitor.press("Enter")
  await visitor.press("ArrowDown")
  await visitor.press("ArrowDown")
  await menu.part("link", "Farm").hasFocus()
  await visitor.press("Enter")
  await visitor.isAt(routes.farm)
  await visitor.part("heading", { level: 1, name: /farm/i }).isThere()
})

test("Search: suggestions while typing, and a page of results", async ({ visitor }) => {
  await visitor.open(routes.services)
  const banner = visitor.part("banner")
  await banner.part("button", "Search").click()
  const box = banner.part("combobox", search.label)
  await box.hasFocus()
  await visitor.type("ankole")
  // What reads names here drops the space between the mark and the word after it; browsers keep it.
  const suggestions = banner.part("listbox", resultsWords.suggestions.label)
  await suggestions.part("option", /Ankole\s*Cattle/).isThere()
  await visitor.press("ArrowDown")
  await suggestions.part("option").stands({ selected: "true" })
  await visitor.press("Escape")
  await suggestions.isGone()
  await visitor.press("Enter")
  await visitor.isAt("/search?q=ankole")
  await visitor
    .part("group", resultsWords.list.label)
    .part("link", /Ankole\s*Cattle/)
    .isThere()
})

test("Menu: keeps focus through hydration", async ({ visitor }) => {
  await visitor.openUntouched(routes.services)
  const lost = await visitor.evaluate<string[]>(`(async () => {
    const isLive = () => document.querySelector("[data-slot=menu]") !== null
    const find = () => engineKit.find([{ role: "navigation", name: "Main" }, { role: "button", name: "Pages" }])[0]
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
    const lost = []
    engineKit.use()
    for (const end = Date.now() + 10_000; !isLive() && Date.now() < end; ) {
      find().focus()
      await pause()
      if (document.activeElement !== find()) lost.push(engineKit.focused())
      document.activeElement.blur()
      await pause()
    }
    return isLive() ? lost : ["The menu did not come alive."]
  })()`)
  expect(lost).toEqual([])
})
