import { formatMoney } from "../money"
import { messageForms, SENDER, type Message, type MessageForm, type OrderLine } from "./form"

/** The message as text, however long it is. */
export function writeMessage(message: Message): string {
  const { kind, lines = [], more = 0, totals = [] } = message
  return writeMessageOf(messageForms[kind], message, [
    ...lines.map((line) => (typeof line === "string" ? line : writeLine(line))),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? "item" : "items"}`] : []),
    ...totals.map((total) => `Total: ${formatMoney(total)}`),
  ])
}

/**
 * The same for a page that knows one kind of message, and loads neither the others nor what writes prices.
 *
 * @param goods the lines of an order
 */
export function writeMessageOf(
  { name, fields, asks = [] }: MessageForm,
  message: Pick<Message, "number" | "fields">,
  goods: readonly string[] = [],
): string {
  const answers = answersOf(fields, message).filter(({ key, value }) => value || asks.includes(key))
  return (
    [`${SENDER} ${name} ${message.number}`.trim(), ...goods, ...answers.map(({ label, value }) => `${label}: ${value}`)]
      .join("\n")
      // The space that never breaks, as in prices, takes twice the room of an address.
      .replaceAll("\u00a0", " ")
      // Half of an emoji that was cut in two: no link can hold it.
      .replace(/[\uD800-\uDFFF]/gu, "\uFFFD")
  )
}

/** The answers that were given, with their labels, in the form's order. */
export const givenAnswers = (message: Message) =>
  answersOf(messageForms[message.kind].fields, message).filter(({ value }) => value)

const answersOf = (labels: MessageForm["fields"], { fields }: Pick<Message, "fields">) =>
  Object.entries(labels).map(([key, label]) => ({ key, label, value: (fields[key] ?? "").trim() }))

/** "2 × Poultry Eggs (tray of 30) #CAFN-POULTRY-01: UGX 30,000". */
const writeLine = ({ quantity, title, unit, sku, price }: OrderLine): string =>
  `${quantity} × ${title}${unit ? ` (${unit})` : ""}${sku ? ` #${sku}` : ""}: ` +
  formatMoney({ ...price, amountMinor: price.amountMinor * quantity })
