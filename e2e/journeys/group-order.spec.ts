import { expectNoViolations } from "../support/axe"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { skipToContent, tabTo, typeInto } from "../support/keyboard"
import { routes } from "../support/site"
import { expect, open, test } from "../support/test"
import { messages } from "../../src/features/group-order/messages"

/* The group order by keyboard, on a phone. Its messages: __tests__/features/group-order. */

test.use({ viewport: { width: 360, height: 740 } })

test("Group order by keyboard: from the link on the page to the prepared message, with an error in between", async ({
  page,
}) => {
  await open(page, routes.groupOrder)
  const main = page.getByRole("main")
  const box = (name: string) => main.getByRole("textbox", { name })
  const submit = main.getByRole("button", { name: messages.submit })
  await skipToContent(page)
  await tabTo(page, main.getByRole("link", { name: messages.title }))
  await page.keyboard.press("Enter")
  await typeInto(page, box(messages.name), "Nakato Prossy", { max: 2 })
  await typeInto(page, box(messages.place), "Rubaya, Mbarara", { max: 2 })
  await typeInto(page, box(messages.telephone), "0772 123 456")
  await typeInto(page, box(messages.goods), "dairy meal")
  await tabTo(page, submit)
  await page.keyboard.press("Enter")

  await expect(box(messages.goods)).toBeFocused()
  await expect(main.getByText(messages.problems.quantity("dairy meal"))).toBeVisible()
  await expectNoViolations(page, "group order, with an error")
  await expectNoSidewaysScrolling(page)
  await page.keyboard.press("Control+Home")
  await page.keyboard.type("2 bags ")
  await tabTo(page, submit)
  await page.keyboard.press("Enter")

  const thanks = main.getByRole("group", { name: messages.thanks })
  await expect(thanks).toBeFocused()
  await expect(thanks).toContainText("2 bags dairy meal")
  await expectNoViolations(page, "group order, submitted")
})
