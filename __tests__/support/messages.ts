/** A message's number, such as "7K3Q-2". */
export const NUMBER = /^[2-9B-Z]{4}-[2-9B-Z]$/

/** The message with "7K3Q-2" in place of its number, which is another one each time. Throws where it has none. */
export function withKnownNumber(text: string | null): string {
  const [, number = ""] = /^CaFN [a-z ]+ (\S{6})$/m.exec(text ?? "") ?? []
  if (text === null || !NUMBER.test(number)) throw new Error(`No number in the first line of: ${text}`)
  return text.replace(number, "7K3Q-2")
}
