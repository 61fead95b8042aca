import { formatMoney } from "../money"
import { messageForms, SENDER, type Message, type OrderLine } from "./form"

/** The message as text, however long it is. */
export function writeMessage(message: Message): string {
  const { kind, number, lines = [], more = 0, totals = [] } = message
  const { name, asks = [] } = messageForms[kind]
  const answers = answersOf(message).filter(({ key, value }) => value || asks.includes(key))
  return (
    [
      `${SENDER} ${name} ${number}`.trim(),
      ...lines.map(writeLine),
      ...(more > 0 ? [`… and ${more} more ${more === 1 ? "item" : "items"}`] : []),
      ...totals.map((total) => `Total: ${formatMoney(total)}`),
      ...answers.map(({ label, value }) => `${label}: ${value}`),
    ]
      .join("\n")
      // The space that never breaks, as in prices, takes twice the room of an address.
      .replaceAll("\u00a0", " ")
      // Half of an emoji that was cut in two: no link can hold it.
      .replace(/[\uD800-\uDFFF]/gu, "\uFFFD")
  )
}

/** The answers that were given, with their labels, in the form's order. */
export const givenAnswers = (message: Message) => answersOf(message).filter(({ value }) => value)

const answersOf = ({ kind, fields }: Message) =>
  Object.entries(messageForms[kind].fields).map(([key, label]) => ({ key, label, value: (fields[key] ?? "").trim() }))

/** "2 × Poultry Eggs (tray of 30) #CAFN-POULTRY-01: UGX 30,000". */
const writeLine = ({ quantity, title, unit, sku, price }: OrderLine): string =>
  `${quantity} × ${title}${unit ? ` (${unit})` : ""}${sku ? ` #${sku}` : ""}: ` +
  formatMoney({ ...price, amountMinor: price.amountMinor * quantity })
