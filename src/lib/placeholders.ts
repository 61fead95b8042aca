/** A placeholder for a real number; it does not answer. */
export const placeholderNumber = /^\+256 000 000 \d{3}$/

export const isPlaceholder = (number: string): boolean => placeholderNumber.test(number)

interface Lines {
  readonly telephones: readonly { readonly number: string }[]
  readonly vetLine: string | null
  readonly chat: { readonly number: string }
}

/** Whether every number of the organisation can be called: people save them to their phones. */
export const hasRealNumbers = ({ telephones, vetLine, chat }: Lines): boolean =>
  ![...telephones.map(({ number }) => number), vetLine ?? "", chat.number].some(isPlaceholder)
