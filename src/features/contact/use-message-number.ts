import { makeNumber } from "../../lib/messages/number"

/** The numbers of the messages that a part of the page hands over. */
export interface MessageNumbers {
  /** Of the message that is not handed over yet; "" until it is about to be. */
  next: string
  /** Of the last one that was, and what that said. */
  sent?: { number: string; content: string }
}

export const NO_NUMBERS: MessageNumbers = { next: "" }

/**
 * The number of a message: made once, when the ways to send it are reached, and kept for as long as the message says the
 * same. What is changed after it was handed over is another message. The server's HTML has none.
 *
 * @param content what makes it another message
 */
export function useMessageNumber(
  content: string,
  [{ next, sent }, set]: readonly [MessageNumbers, (numbers: MessageNumbers) => void],
) {
  const isSent = sent?.content === content
  const number = isSent ? sent.number : next
  return {
    number,
    isSent,
    /** The ways to send it are reached. */
    reserve: () => {
      if (number === "") set({ next: makeNumber(), sent })
    },
    /** It is handed over, with the number that is given back. */
    send: (): string => {
      const used = number || makeNumber()
      set({ next: "", sent: { number: used, content } })
      return used
    },
  }
}
