/** How a product reaches its buyer. */
export const deliveries = ["delivered", "collected", "chilled"] as const

export type Delivery = (typeof deliveries)[number]
