import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToStaticMarkup } from "react-dom/server"
import { DOUBLE_CLICK_MS } from "../../../src/components/form"
import GroupOrder from "../../../src/features/group-order/group-order"
import { postForm } from "../../../src/browser/post-form"
import { findProblem } from "../../../src/features/group-order/goods"
import { messages } from "../../../src/features/group-order/messages"
import { MESSAGE_NUMBER } from "../../support/messages"
import { withSite, resetSite } from "../../support/site"

jest.mock("../../../src/browser/post-form")
const post = jest.mocked(postForm).mockResolvedValue(true)

const order = { goods: ["Mineral salt, 25 kg"], day: 25 }
const setClock = (moment: string) => jest.spyOn(Date, "now").mockReturnValue(Date.parse(moment))

beforeEach(() => setClock("2026-12-25T09:00+03:00"))

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  resetSite()
})

function openForm() {
  render(<GroupOrder order={order} />)
  return userEvent.setup({ delay: null })
}
const getTextbox = (name: string | RegExp) => screen.getByRole("textbox", { name })
const getSubmitButton = () => screen.getByRole("button", { name: "Write my order" })

async function fill(user: ReturnType<typeof userEvent.setup>, goods: string) {
  await user.type(getTextbox("Your name"), "Nakato Prossy")
  await user.type(getTextbox("Your group, if you have one"), "Tweyimuke")
  await user.type(getTextbox("Your village and district"), "Rubaya, Mbarara")
  await user.type(getTextbox("Phone number"), "0772 123 456")
  await user.type(getTextbox("What do you need?"), goods)
}

test("group order: the message has a line for each product, name, group, place, telephone and closing day", async () => {
  const user = openForm()
  await fill(user, "2 bags dairy meal, 70 kg{Enter}5 kg mineral salt")
  await user.click(getSubmitButton())
  const panel = await screen.findByRole("group", { name: "Your order is written." })
  const text =
    /^CaFN group order \S+\n2 bags dairy meal, 70 kg\n5 kg mineral salt\nClosing day: 25 December 2026, until midnight in Kampala\nName: Nakato Prossy\nGroup: Tweyimuke\nPlace: Rubaya, Mbarara\nPhone number: 0772 123 456$/
  for (const name of [/WhatsApp/, /SMS/]) {
    const href = within(panel).getByRole("link", { name }).getAttribute("href") ?? ""
    expect(decodeURIComponent(href.replace(/^.*(text|body)=/, ""))).toMatch(text)
  }
  expect(panel).toHaveTextContent("2 bags dairy meal, 70 kg")
  expect(within(panel).getByRole("link", { name: /Call/ })).toHaveAttribute("href", "tel:+256000000003")
  expect(within(panel).getByRole("link", { name: /SMS/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^sms:\+256000000003/),
  )
})

test("group order: submitted in Toronto after midnight in Kampala, message and post have the next closing day", async () => {
  withSite({ forms: { order: "https://forms.example/order" } })
  setClock("2026-12-25T15:59-05:00")
  const user = openForm()
  expect(screen.getByText("Next: 25 December 2026.")).toBeVisible()
  await fill(user, "2 bags dairy meal")
  setClock("2026-12-25T16:00-05:00")
  await user.click(getSubmitButton())
  await screen.findByRole("group", { name: "Your order is written." })
  cleanup()
  setClock("2027-02-02T09:00+03:00")
  openForm()
  expect(screen.getByText(/25 January 2027/)).toBeVisible()
  expect(post).toHaveBeenCalledWith("https://forms.example/order", {
    name: "Nakato Prossy",
    group: "Tweyimuke",
    place: "Rubaya, Mbarara",
    telephone: "0772 123 456",
    goods: "2 bags dairy meal",
    kind: "group-order",
    closes: "2027-01-25",
    number: expect.stringMatching(MESSAGE_NUMBER) as string,
  })
})

test("group order: server HTML has the rule, not a date", () => {
  const { container } = render(
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<GroupOrder order={order} />) }} />,
  )
  expect(container).toHaveTextContent("closes at the end of the 25th of each month, at midnight in Kampala.")
  expect(container).not.toHaveTextContent("December")
  expect(container.querySelector("p.js-only.min-h-7")).toBeEmptyDOMElement()
})

test("group order: the day has its ordinal suffix", () => {
  const ordinals = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map((day) => /\d+\w+/.exec(messages.closes(day))?.[0])
  expect(ordinals.join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd")
})

test("group order: without scripts the message can be copied, sent by SMS or e-mail, or read out in a call", () => {
  const html = renderToStaticMarkup(<GroupOrder order={order} />)
  render(<div dangerouslySetInnerHTML={{ __html: html }} />)
  const text = "CaFN group order\n1.\n2.\n3.\nName: \nGroup: \nPlace:"
  const body = (name: RegExp) => decodeURIComponent(/body=(.*)/.exec(link(name))?.[1] ?? "").trim()
  const link = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href") ?? ""
  expect(screen.getByText(/^CaFN group order/).textContent.trim()).toBe(text)
  expect(body(/SMS/)).toBe(text)
  expect(body(/email/)).toBe(text)
  expect(link(/Call/)).toBe("tel:+256000000003")
})

test.each([
  [" \n ", "Please write what you need, a line for each."],
  ["dairy meal", "How many? Please write a number in “dairy meal”."],
  ["a dozen eggs\nsalt", "How many? Please write a number in “a dozen eggs”."],
  ["1 a\n".repeat(11), "Please write at most 10 lines. The rest can be a second order."],
  ["1 a\n".repeat(10), undefined],
  ["99,999 bags", "Is 99,999 bags right? Press again to send it so."],
  ["2 bags\n10 000 kg hay\n10.000 l", "Is 10 000 kg and 10.000 l right? Press again to send it so."],
  ["12000.5litres milk", "Is 12000.5litres right? Press again to send it so."],
  ["١٠٠٠٠ kg hay", "Is ١٠٠٠٠ kg right? Press again to send it so."],
  ["lot 20261125", "Is 20261125 right? Press again to send it so."],
])("group order: checks %j", (goods, problem) => {
  expect(findProblem(goods)).toBe(problem)
})

test.each([
  ["fractions", "½ bag\n¼ kg\n¾ l\n2½ bags\n2 ½ bags\n1/2 bag\n1,5 kg\n2.5 kg"],
  ["other scripts", "٢ bags\n２ bags\n2️⃣ bags\n① bag"],
  ["multiples", "50kg x 3\n3x50kg\n2doz\n3-4 tins\n2 jericans 20L + 1 jug"],
  [
    "other spellings",
    "12000 a jug, 2 jerrycans\n12000, 2 liters\n12000, 2 packets\n12000, 2 pkts\n12000, 2pcs\n12000, 2 bales",
  ],
  ["large ones", "9,999 kg salt\n9 999 kg\n1,250.50 kg salt"],
  ["units in Luganda and Swahili", "ensawo 2\nkkiro 50\nmifuko 2, 85000\n50 kilo"],
  ["a price", "2 bags dairy meal, 85000 each\n85,000/= each, 2 bags\n20 heifers, UGX 200,000"],
  ["a price first", "Molasses 12000 shs each, 2 drums\nUGX12,000 salt, 2\n12,000/= salt, 2 blocks\n12000 ugx fish 3"],
  ["a telephone number", "3 bags, call 0772123456\ncall +256772123456: 3 bags\ncall 0772123456, 200 kg"],
  ["a lot and a year", "2 bags, lot 20261125\nlot 20261125, 2 bags\n10 chicks for 2027"],
])("group order: accepts lines with %s", (_, goods) => {
  expect(goods.split("\n").flatMap((line) => findProblem(line) ?? [])).toEqual([])
})

test("group order: accepts lines without a number if another line has one", () => {
  expect(findProblem("We are Kasana group, we need:\ndairy meal\n2 bags\nBring it before Christmas")).toBeUndefined()
})

test("group order: asks for confirmation of large numbers, again after a change; a double click doesn't confirm", async () => {
  const user = openForm()
  const now = jest.spyOn(performance, "now").mockReturnValue(1000)
  await fill(user, "10,000 kg hay")
  await user.click(getSubmitButton())
  expect(getTextbox(/What do you need/)).toHaveAccessibleDescription(/Is 10,000 kg right\? Press again to send it so\./)
  await user.type(getTextbox(/What do you need/), "{Enter}20,000 kg maize")
  await user.dblClick(getSubmitButton())
  expect(getTextbox(/What do you need/)).toHaveAccessibleDescription(/Is 10,000 kg and 20,000 kg right/)
  now.mockReturnValue(1000 + DOUBLE_CLICK_MS)
  await user.click(getSubmitButton())
  expect(await screen.findByRole("group", { name: "Your order is written." })).toHaveTextContent("20,000 kg maize")
})
