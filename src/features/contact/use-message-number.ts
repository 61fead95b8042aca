import { makeNumber } from "../../lib/messages/number"

/** A number, and the content of the message that has it. */
export interface MessageNumber {
  content: string
  number: string
}

/**
 * Returns the number of a message: made just before a channel can be used, and kept until the message changes. The
 * server's HTML has none.
 *
 * @param content identifies the message
 */
export function useMessageNumber(
  content: string,
  [last, set]: readonly [MessageNumber | undefined, (last: MessageNumber) => void],
) {
  const number = last?.content === content ? last.number : ""
  return {
    number,
    /** Makes the number if there is none, and returns it. */
    reserve: (): string => {
      if (number) return number
      const newNumber = makeNumber()
      set({ content, number: newNumber })
      return newNumber
    },
  }
}
