import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../../src/components/accordion"

const questions = (
  <Accordion defaultValue="fee">
    <AccordionItem value="fee">
      <AccordionTrigger>What does membership cost?</AccordionTrigger>
      <AccordionContent>UGX 50,000 a year.</AccordionContent>
    </AccordionItem>
    <AccordionItem value="claims">
      <AccordionTrigger>How soon is a claim paid?</AccordionTrigger>
      <AccordionContent>Within 14 days.</AccordionContent>
    </AccordionItem>
  </Accordion>
)

const question = (name: RegExp) => screen.getByRole("button", { name })
const opened = () =>
  screen
    .getAllByRole("button")
    .flatMap((button) => (button.getAttribute("aria-expanded") === "true" ? [button.textContent] : []))
const answers = () => [...document.querySelectorAll("[data-slot=accordion-content]")]
const hidden = () => answers().map((answer) => answer.getAttribute("hidden"))

test("Accordion: opening an answer closes the other, and closed answers are hidden until found", async () => {
  render(questions)
  const user = userEvent.setup()
  expect(opened()).toEqual(["What does membership cost?"])
  expect(hidden()).toEqual([null, "until-found"])
  await user.click(question(/claim/))
  expect(opened()).toEqual(["How soon is a claim paid?"])
  expect(hidden()).toEqual(["until-found", null])
  await user.click(question(/claim/))
  expect(opened()).toEqual([])
})

test("Accordion: arrow keys, Home, Enter and Space work", async () => {
  render(questions)
  const user = userEvent.setup()
  await user.tab()
  expect(question(/membership/)).toHaveFocus()
  await user.keyboard("{ArrowDown}{Enter}")
  expect(opened()).toEqual(["How soon is a claim paid?"])
  await user.keyboard("{Home} ")
  expect(opened()).toEqual(["What does membership cost?"])
})

test("Accordion: finding a text in a closed answer opens it", () => {
  render(questions)
  const [, claims = document.body] = answers()
  fireEvent(claims, new Event("beforematch", { bubbles: true }))
  expect(opened()).toEqual(["How soon is a claim paid?"])
})
