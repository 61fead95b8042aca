import { answerLinks, fillAnswer } from "../../../src/features/office/answers"
import { internationalNumber } from "../../../src/features/office/international-number"
import { someRow } from "../../fixtures/office"
import { checkRows, readSavedTable } from "../../../src/features/office/saved-table"
import { dropSharedText, sharedText } from "../../../src/features/office/shared-text"

test.each([
  ["0772 123 456", "+256772123456"],
  ["772-123-456", "+256772123456"],
  ["256772123456", "+256772123456"],
  ["+256 000 111 222", "+256000111222"],
  ["+49 (30) 123456", "+4930123456"],
  ["00256772123456", "+256772123456"],
  ["Nakato Ruth", ""],
  ["12345", ""],
  ["", ""],
])("the number “%s” is called as “%s”", (written, called) => {
  expect(internationalNumber(written)).toBe(called)
})

test("an answer says the message's own facts", () => {
  const row = { ...someRow, name: "Nakato", number: "7JRW-N" }
  expect(fillAnswer("Hello {name}, {number} is ready on {day}: {sum}.", row, { day: "5 December" })).toBe(
    "Hello Nakato, 7JRW-N is ready on 5 December: UGX 30,000.",
  )
})

test("an answer to somebody without a name or number has no gaps", () => {
  const row = { ...someRow, name: "", sender: "", number: "" }
  expect(fillAnswer("Hello {name}, we have your message {number}. CaFN", row)).toBe("Hello, we have your message. CaFN")
})

test("a link goes to the sender's number, or lets the app ask", () => {
  expect(answerLinks("+256000111222", "Hello & thanks")).toEqual({
    whatsapp: "https://wa.me/256000111222?text=Hello%20%26%20thanks",
    sms: "sms:+256000111222?&body=Hello%20%26%20thanks",
  })
  expect(answerLinks("", "Hello").whatsapp).toBe("https://wa.me/?text=Hello")
})

test("a shared text is read, and leaves the address", () => {
  history.replaceState(null, "", "/office?title=&text=CaFN%20order%207K3Q-2")
  expect(sharedText()).toBe("CaFN order 7K3Q-2")
  dropSharedText()
  expect(location.href).toMatch(/\/office$/)
  expect(sharedText()).toBe("")
})

test("what is no row is left out, and what somebody has changed in a file does no harm", () => {
  const { goods: _, ...broken } = someRow
  expect(
    checkRows([someRow, null, 5, { id: "x" }, { ...broken, goods: [{ quantity: -1, title: "x" }], notes: ["x"] }]),
  ).toEqual([someRow, { ...someRow, goods: [], notes: [] }])
  expect(checkRows("rows")).toEqual([])
  expect(readSavedTable("{")).toBeNull()
})

test("an identity number in a saved file is removed as well", () => {
  expect(checkRows([{ ...someRow, text: "NIN CM90012345ABCD" }])[0]?.text).not.toContain("CM9001")
})
