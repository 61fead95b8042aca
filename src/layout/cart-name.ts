/** What the ways to the cart are called: "Cart, 3 items". */
export const cartName = (label: string, count: number): string =>
  `${label}, ${count === 1 ? "1 item" : `${count} items`}`
