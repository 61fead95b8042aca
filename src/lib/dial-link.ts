/** A link that dials a code of the network. "#" would end the address: "*165*3#" → "tel:*165*3%23". */
export const dialLink = (code: string): string => `tel:${code.replaceAll("#", "%23")}`
