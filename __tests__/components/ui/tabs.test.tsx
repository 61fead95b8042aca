import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToStaticMarkup } from "react-dom/server"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../src/components/ui/tabs"

const product = (
  <Tabs defaultValue="description">
    <TabsList label="About this product">
      <TabsTrigger value="description">Description</TabsTrigger>
      <TabsTrigger value="review">Review</TabsTrigger>
    </TabsList>
    <TabsContent value="description" title="Description">
      Fresh milk, cooled within two hours.
    </TabsContent>
    <TabsContent value="review" title="Review">
      Two members have told us.
    </TabsContent>
  </Tabs>
)

const panel = (name: string) => screen.getByRole("tabpanel", { name })

test("every panel is in the server's HTML with its title, and none is hidden but by the stylesheet", () => {
  const html = renderToStaticMarkup(product)
  expect(html).toContain("Fresh milk, cooled within two hours.")
  expect(html).toContain("Two members have told us.")
  expect(html.match(/no-js-only/g)).toHaveLength(2)
  expect(html).not.toMatch(/ hidden(=|>| )/)
})

test("a press shows a panel", async () => {
  render(product)
  await userEvent.setup().click(screen.getByRole("tab", { name: "Review" }))
  expect(panel("Review")).toHaveAttribute("data-state", "active")
  expect(panel("Description")).toHaveAttribute("data-state", "inactive")
})

test("arrows go from tab to tab, Tab leads into the panel", async () => {
  render(product)
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole("tab", { name: "Description" })).toHaveFocus()
  await user.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Review", selected: true })).toHaveFocus()
  await user.keyboard("{ArrowRight}")
  expect(screen.getByRole("tab", { name: "Description", selected: true })).toHaveFocus()
  await user.tab()
  expect(panel("Description")).toHaveFocus()
})

test("the choice has a name", () => {
  render(product)
  expect(screen.getByRole("tablist", { name: "About this product" })).toBeVisible()
})
