/** What an address can ask of a list, in the order in which the parameters stand in an address. */
export const listParameters = ["tag", "q", "kind", "category", "saved", "sort", "view", "page"] as const

export type ListParameter = (typeof listParameters)[number]
