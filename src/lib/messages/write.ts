import { formatMoney } from "../money"
import { messageForms, SENDER, type Message, type MessageForm, type OrderLine } from "./form"

/** Returns the message as text, without a length limit. */
export function writeMessage(message: Message): string {
  const { kind, lines = [], more = 0, totals = [] } = message
  return writeFormMessage(messageForms[kind], message, [
    ...lines.map((line) => (typeof line === "string" ? line : writeLine(line))),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? "item" : "items"}`] : []),
    ...totals.map((total) => `Total: ${formatMoney(total)}`),
  ])
}

/**
 * Writes one kind of message, for pages that load neither the other kinds nor `money.ts`.
 * @param goods the lines of an order
 */
export function writeFormMessage(
  { name, fields, asks = [] }: MessageForm,
  message: Pick<Message, "number" | "fields">,
  goods: readonly string[] = [],
): string {
  const answers = getAnswers(fields, message).filter(({ key, value }) => value || asks.includes(key))
  return (
    [`${SENDER} ${name} ${message.number}`.trim(), ...goods, ...answers.map(({ label, value }) => `${label}: ${value}`)]
      .join("\n")
      // The no-break space of prices takes twice the room in a URL.
      .replaceAll("\u00a0", " ")
      // A lone surrogate, half of a cut emoji, can't be encoded in a link.
      .replace(/[\uD800-\uDFFF]/gu, "\uFFFD")
  )
}

/** The non-empty answers with their labels, in the form's order. */
export const givenAnswers = (message: Message) =>
  getAnswers(messageForms[message.kind].fields, message).filter(({ value }) => value)

const getAnswers = (labels: MessageForm["fields"], { fields }: Pick<Message, "fields">) =>
  Object.entries(labels).map(([key, label]) => ({ key, label, value: (fields[key] ?? "").trim() }))

/** "2 × Poultry Eggs (tray of 30) #CAFN-POULTRY-01: UGX 30,000". */
const writeLine = ({ quantity, title, unit, sku, price }: OrderLine): string =>
  `${quantity} × ${title}${unit ? ` (${unit})` : ""}${sku ? ` #${sku}` : ""}: ` +
  formatMoney({ ...price, amountMinor: price.amountMinor * quantity })
