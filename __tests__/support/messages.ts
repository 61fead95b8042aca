/** A message's number, such as "7K3Q-2". */
export const MESSAGE_NUMBER = /^[2-9B-Z]{4}-[2-9B-Z]$/

/** Replaces the message's random number with "7K3Q-2". @throws if it has none */
export function replaceMessageNumber(text: string | null): string {
  const [, number = ""] = /^CaFN [a-z ]+ (\S{6})$/m.exec(text ?? "") ?? []
  if (text === null || !MESSAGE_NUMBER.test(number)) throw new Error(`No number in the first line of: ${text}`)
  return text.replace(number, "7K3Q-2")
}
