import { memberSteps } from "../support/registration"
import { routes } from "../support/site"
import { expect, test } from "./support/test"

/* Forms: errors are shown at their fields, and a valid form gets the success message. */

test("Contact form: reports missing and invalid answers, shows thanks, and offers WhatsApp", async ({ visitor }) => {
  await visitor.open(routes.contact)
  const { main } = visitor
  const name = main.part("textbox", "Your name")
  const email = main.part("textbox", "Email address")
  const send = main.part("button", "Send message")
  await send.click()
  await name.hasFocus()
  await main
    .part("textbox", { name: "Your name", description: /Please fill in: Your name\./ })
    .stands({ invalid: "true" })
  await name.fill("Nakato")
  await email.fill("nakato")
  await main.part("textbox", "Phone number").fill("+256 000 000 009")
  await main.part("textbox", "Your message").fill("Two cows & a calf?")
  await send.click()
  await email.hasFocus()
  await main
    .part("textbox", { name: "Email address", description: /Please write an email address like name@example\.com\./ })
    .isThere()
  await visitor.press("End")
  await visitor.type("@example.com")
  await visitor.press("Enter")
  await visitor.hears("Thanks For Your Message")
  await visitor.part("group", "Thanks For Your Message").hasFocus()
  const link = new URL(await visitor.part("link", /^Send on WhatsApp/).href())
  expect(link.searchParams.get("text")).toContain("Two cows & a calf?")
})

test("Registration form: loads in its frame, is filled in step by step, and writes a message", async ({ visitor }) => {
  const field = (label: string, isChoice: boolean) => visitor.part(isChoice ? "combobox" : "textbox", label)
  await visitor.open(routes.registration)
  await expect.poll(async () => (await visitor.main.look())?.text).not.toContain("Loading registration form")
  await visitor.inside("iframe", async () => {
    const first = visitor.part("button", memberSteps[0]?.forward)
    await first.isThere()
    expect(await visitor.findViolations()).toEqual([])
    await visitor.tabTo(first)
    await visitor.press("Enter")
    // The first wrong field has the focus.
    await field("Full name", false).hasFocus()
    for (const { questions, forward } of memberSteps) {
      for (const { label, answer, isChoice } of questions) {
        const part = field(label, isChoice)
        if (label !== "Full name") await visitor.tabTo(part, 3)
        await visitor.type(answer)
      }
      const button = visitor.part("button", forward)
      await visitor.tabTo(button, 3)
      await visitor.press("Enter")
    }
    await visitor.part("region", /Your message is ready/).hasFocus()
    const message = new URL(await visitor.part("link", /^Send on WhatsApp/).href()).searchParams.get("text")
    expect(message).toContain("Full name: Nakato & Prossy")
    expect(message).toContain("Gender: Woman")
  })
})
