import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Provider } from "jotai"
import OfficeDesk from "../../../src/features/office/office-desk"
import { officeCopy, officeFacts, someRow } from "../../fixtures/office"
import { OFFICE_KEY } from "../../../src/features/office/office-store"
import { readSource } from "../../../src/features/office/read-source"
import type { ReadFunction } from "../../../src/features/office/read-in-worker"
import { savedTable } from "../../../src/features/office/saved-table"

const show = (read: ReadFunction = readSource) =>
  render(
    <Provider>
      <OfficeDesk copy={officeCopy} site={officeFacts} read={read} />
    </Provider>,
  )

async function paste(text: string) {
  const user = userEvent.setup()
  await user.click(screen.getByLabelText("Paste one message or many"))
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Read what I pasted" }))
  return user
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test("a pasted order stands in its table, and in no storage without the tick", async () => {
  show()
  const user = await paste(someRow.text)
  const row = await screen.findByRole("row", { name: /7JRW-N/ })
  expect(row).toHaveTextContent("UGX 30,000")
  expect(localStorage.getItem(OFFICE_KEY)).toBeNull()
  await user.click(screen.getByLabelText("Keep the tables in this browser"))
  expect(localStorage.getItem(OFFICE_KEY)).toContain("7JRW-N")
  await user.selectOptions(within(row).getByLabelText("State of 7JRW-N"), "Paid")
  expect(localStorage.getItem(OFFICE_KEY)).toContain('"state":"paid"')
  await user.click(screen.getByLabelText("Keep the tables in this browser"))
  expect(localStorage.getItem(OFFICE_KEY)).toBeNull()
  expect(screen.getByRole("row", { name: /7JRW-N/ })).toBeVisible()
})

test("a browser without room says so", async () => {
  show()
  const user = await paste(someRow.text)
  await screen.findByRole("row", { name: /7JRW-N/ })
  jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  await user.click(screen.getByLabelText("Keep the tables in this browser"))
  expect(await screen.findByRole("alert")).toHaveTextContent("This browser has no room for it.")
})

test("how to pay is offered where the site has a code, and names it", async () => {
  show()
  const user = await paste(someRow.text)
  await user.click(await screen.findByRole("button", { name: "Open 7JRW-N" }))
  await user.selectOptions(screen.getByLabelText("Which answer"), "How to pay")
  expect(screen.getByLabelText("Your answer")).toHaveValue(
    "Hello Nakato Ruth, you can pay UGX 30,000 for 7JRW-N by mobile money. MTN MoMo: dial *165*3#, merchant code 000000. As the reason, write 7JRW-N. The name on the screen must be CaFN. Never tell anybody your PIN.",
  )
})

test("old messages are deleted by age", async () => {
  show()
  const old = { ...someRow, id: "order OLD", number: "2222-2", day: "2020-01-01" }
  const user = await paste(savedTable([{ ...someRow, day: "" }, old]))
  await screen.findByRole("row", { name: /2222-2/ })
  await user.click(screen.getByRole("button", { name: "Delete old messages" }))
  expect(screen.getByText("Old messages deleted: 1.")).toBeVisible()
  expect(screen.queryByRole("row", { name: /2222-2/ })).not.toBeInTheDocument()
  expect(screen.getByRole("row", { name: /7JRW-N/ })).toBeVisible()
})

test("a worker that fails is said in one sentence, and what was pasted stays", async () => {
  show(() => Promise.reject(new Error("no worker")))
  await paste("CaFN order 7JRW-N")
  expect(await screen.findByText(officeCopy.bringIn.problems.failed)).toBeVisible()
  expect(screen.getByLabelText("Paste one message or many")).toHaveValue("CaFN order 7JRW-N")
})
