export const deliveries = ["delivered", "collected", "chilled"] as const

export type Delivery = (typeof deliveries)[number]
