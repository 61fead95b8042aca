/** @jest-environment node */
import { acceptPrices, withCurrentProducts, type CurrentProduct } from "../../../src/features/cart/current-prices"
import type { CartItem } from "../../../src/lib/cart"

const NOON = Date.UTC(2026, 10, 22, 12)

const milk: CartItem = {
  id: 3,
  title: "Fresh Milk",
  thumb: "products/fresh-milk",
  unitPrice: { amountMinor: 2_500_000, currency: "UGX" },
  quantity: 2,
}
const hide: CartItem = {
  id: 7,
  title: "Leather Hide",
  thumb: "products/leather-hide",
  unitPrice: { amountMinor: 4_500, currency: "USD" },
  quantity: 1,
}
const readHide = { ...hide, pricedAt: NOON }
const dearer = { amountMinor: 2_700_000, currency: "UGX" } as const

/** The cart after the shop has said this of milk, and nothing new of the hide. */
const after = (product: Partial<CurrentProduct> | null, cart: readonly CartItem[] = [milk, hide]) => {
  const { title, thumb, unitPrice } = milk
  const products = new Map([[7, { title: hide.title, thumb: hide.thumb, unitPrice: hide.unitPrice }]])
  if (product) products.set(3, { title, thumb, unitPrice, ...product })
  return withCurrentProducts(cart, products, NOON)
}

test("current prices: a price that changed is taken over, and the one before is kept beside it", () => {
  expect(after({ unitPrice: dearer })).toEqual([
    { ...milk, unitPrice: dearer, previousPrice: milk.unitPrice, pricedAt: NOON },
    readHide,
  ])
})

test("current prices: a price that stayed is read today, and nothing is told", () => {
  expect(after({})).toEqual([{ ...milk, pricedAt: NOON }, readHide])
})

test("current prices: a second change is told beside the price that the visitor saw; the old price back again is no change", () => {
  const cart = after({ unitPrice: dearer })
  expect(after({ unitPrice: { ...dearer, amountMinor: 2_800_000 } }, cart)[0]?.previousPrice).toEqual(milk.unitPrice)
  expect(after({}, cart)).toEqual([{ ...milk, pricedAt: NOON }, readHide])
})

test("current prices: accepted prices are the new ones, and the next change starts from them", () => {
  const accepted = acceptPrices(after({ unitPrice: dearer }))
  expect(accepted).toEqual([{ ...milk, unitPrice: dearer, pricedAt: NOON }, readHide])
  expect(after({}, accepted)[0]?.previousPrice).toEqual(dearer)
})

test("current prices: a product that is gone is marked, keeps what was saved, and comes back with the product", () => {
  const cart = after(null)
  expect(cart).toEqual([{ ...milk, isGone: true }, readHide])
  expect(after({}, cart)).toEqual([{ ...milk, pricedAt: NOON }, readHide])
})

test("current prices: a price at which a sum would be no exact number any more leaves the cart as it was", () => {
  const many = { ...milk, quantity: 1_000_000 }
  expect(after({ unitPrice: { ...dearer, amountMinor: Number.MAX_SAFE_INTEGER } }, [many])).toEqual([many])
})
