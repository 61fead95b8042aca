import { isNumber } from "../../src/lib/messages/number"

/** The message with "7K3Q-2" in place of its number, which is another one each time. Throws where it has no right one. */
export function withKnownNumber(text: string | null): string {
  const [, number = ""] = /^CaFN [a-z ]+ (\S{6})(?: \(short\))?$/m.exec(text ?? "") ?? []
  if (text === null || !isNumber(number)) throw new Error(`No number in the first line of: ${text}`)
  return text.replace(number, "7K3Q-2")
}
