import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToStaticMarkup } from "react-dom/server"
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../../src/components/accordion"

const questions = (
  <Accordion defaultValue="fee">
    <AccordionItem value="fee">
      <AccordionTrigger level={4}>What does membership cost?</AccordionTrigger>
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

test("every answer is in the server's HTML, and none is hidden but by the stylesheet", () => {
  const html = renderToStaticMarkup(questions)
  expect(html).toContain("UGX 50,000 a year.")
  expect(html).toContain("Within 14 days.")
  expect(html).not.toMatch(/ hidden(=|>| )/)
})

test("the first is open at first; opening one closes the other; pressing it again closes it", async () => {
  render(questions)
  const user = userEvent.setup()
  expect(opened()).toEqual(["What does membership cost?"])
  await user.click(question(/claim/))
  expect(opened()).toEqual(["How soon is a claim paid?"])
  await user.click(question(/claim/))
  expect(opened()).toEqual([])
})

test("works by keyboard", async () => {
  render(questions)
  const user = userEvent.setup()
  await user.tab()
  expect(question(/membership/)).toHaveFocus()
  await user.keyboard("{ArrowDown}{Enter}")
  expect(opened()).toEqual(["How soon is a claim paid?"])
  await user.keyboard("{Home} ")
  expect(opened()).toEqual(["What does membership cost?"])
})

test("a question is a heading of the level it is given", () => {
  render(questions)
  expect(screen.getByRole("heading", { level: 4, name: "What does membership cost?" })).toBeVisible()
  expect(screen.getByRole("heading", { level: 3, name: "How soon is a claim paid?" })).toBeVisible()
})

test("an answer follows its question and does not say it again", () => {
  render(questions)
  const answer = screen.getByRole("heading", { name: "What does membership cost?" }).nextElementSibling
  expect(answer).toHaveTextContent("UGX 50,000 a year.")
  expect(answer).not.toHaveAccessibleName()
})

describe("in a browser that can look into what is hidden until found", () => {
  const answers = () => [...document.querySelectorAll("[data-slot=accordion-content]")]
  const marks = () => answers().map((answer) => answer.getAttribute("hidden"))

  test("closed answers are hidden until found, and the open one isn't", async () => {
    render(questions)
    expect(marks()).toEqual([null, "until-found"])
    await userEvent.setup().click(question(/claim/))
    expect(marks()).toEqual(["until-found", null])
  })

  test("finding a text in a closed answer opens it", () => {
    render(questions)
    const [, claims = document.body] = answers()
    fireEvent(claims, new Event("beforematch", { bubbles: true }))
    expect(opened()).toEqual(["How soon is a claim paid?"])
    expect(marks()).toEqual(["until-found", null])
  })
})

test("a browser that can't has no such mark: there the stylesheet hides closed answers", () => {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "onbeforematch")
  if (!own) throw new Error("jsdom has no onbeforematch")
  Reflect.deleteProperty(HTMLElement.prototype, "onbeforematch")
  try {
    render(questions)
    expect(document.querySelector("[hidden]")).toBeNull()
  } finally {
    Object.defineProperty(HTMLElement.prototype, "onbeforematch", own)
  }
})
