import { formatMoney, type Money } from "../money"
import { fieldLines, headOf, tidyFields } from "./fields"
import { FORM_VERSION, messageForms, tidyLine, type Message, type OrderLine } from "./form"

/** How the prices of goods are written: that of one and the sum, or the sum only. Both say the same. */
export type PriceStyle = "each and sum" | "sum"

/** The whole message, for WhatsApp and e-mail, however long it is. */
export const writeMessage = (message: Message): string => writeTidy(tidyMessage(message), "each and sum")

/** The message as text. @param message as `tidyMessage` gives it */
export function writeTidy(message: Message, style: PriceStyle): string {
  const { lines = [], totals = [], more = 0 } = message
  return [
    headOf(messageForms[message.kind], message),
    ...lines.map((line) => writeLine(line, style)),
    ...(more > 0 ? [`… and ${more} more ${more === 1 ? "item" : "items"}`] : []),
    ...totals.map((total) => `Total: ${amountOf(total)}`),
    ...fieldLines(messageForms[message.kind], message.fields),
  ].join("\n")
}

/** The answers with their labels, in the form's order. */
export const labelled = ({ kind, fields }: Message): [label: string, value: string][] =>
  Object.entries(messageForms[kind].fields).flatMap(([key, label]) => {
    const value = fields[key]
    return value ? [[label, value] as [string, string]] : []
  })

/** "2 × Poultry Eggs (tray of 30) #CAFN-POULTRY-01, UGX 15,000 each: UGX 30,000". */
function writeLine({ quantity, title, unit, sku, price }: OrderLine, style: PriceStyle): string {
  // Without a unit a title such as "Maize (yellow)" would be read as one with a unit.
  const unitPart = unit ? ` (${unit})` : /[)#:]/.test(title) ? " ()" : ""
  const each = price && quantity > 1 && style === "each and sum" ? `, ${amountOf(price)} each` : ""
  const sum = price ? `${each}: ${amountOf({ ...price, amountMinor: price.amountMinor * quantity })}` : ""
  return `${quantity} × ${title}${unitPart}${sku ? ` #${sku}` : ""}${sum}`
}

/** With a plain space: the one that never breaks takes twice the room of an address. */
const amountOf = (money: Money): string => formatMoney(money).replace("\u00a0", " ")

/**
 * The message as it will be read: its form's fields only, every line tidy, no empty answer. What
 * somebody has typed or stored can't begin a line of its own.
 */
export function tidyMessage(message: Message): Message {
  const { kind, number, version = FORM_VERSION, lines = [], totals = [], more = 0, shortened = false } = message
  return {
    kind,
    number,
    version,
    fields: tidyFields(messageForms[kind], message.fields),
    ...(lines.length > 0 && { lines: lines.map(tidyOrderLine) }),
    ...(totals.length > 0 && { totals: totals.map(({ amountMinor, currency }) => ({ amountMinor, currency })) }),
    ...(more > 0 && { more }),
    ...(shortened && { shortened }),
  }
}

export function tidyOrderLine({ quantity, title, unit, sku, price }: OrderLine): OrderLine {
  // A unit's own brackets would end it.
  const unitWords = tidyLine((unit ?? "").replace(/[()]/g, " "))
  const skuWord = oneWord(sku ?? "")
  return {
    quantity,
    title: tidyLine(title),
    ...(unitWords && { unit: unitWords }),
    ...(skuWord && { sku: skuWord }),
    ...(price && { price: { amountMinor: price.amountMinor, currency: price.currency } }),
  }
}

/** A SKU: letters, digits and what may stand between them. Phones make other dashes of a hyphen. */
const oneWord = (text: string): string => joined(tidyLine(joined(text)))
const joined = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}._/]+/gu, "-").replace(/^[._/-]+|[._/-]+$/g, "")
