import { createStore } from "jotai"
import { checkPricesAtom, shopAtom, uncheckedProductsAtom } from "../../../src/features/cart/check-prices"
import type { CurrentProduct } from "../../../src/features/cart/current-prices"
import type { CartItem } from "../../../src/lib/cart"
import { CART_KEY, cartAtom, removeFromCartAtom, setQuantityAtom } from "../../../src/shared/cart-store"

const item = (id: number): CartItem => ({
  id,
  title: `Goods ${id}`,
  thumb: "products/fresh-milk",
  unitPrice: { amountMinor: 100, currency: "UGX" },
  quantity: 1,
})
const product = (id: number, amountMinor = 200): CurrentProduct => ({
  title: `Goods ${id}`,
  thumb: "products/fresh-milk",
  unitPrice: { amountMinor, currency: "UGX" },
})

/** A visit with this cart, in a shop that answers so. */
function openShop(cart: readonly CartItem[], answer: (id: number) => Promise<CurrentProduct | null>) {
  localStorage.setItem(CART_KEY, JSON.stringify(cart))
  const store = createStore()
  const findProduct = jest.fn(answer)
  store.set(shopAtom, { findProduct })
  store.sub(cartAtom, () => {})
  return { store, findProduct }
}

let warn: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})

test("price check: all lines get today's price, and it is saved", async () => {
  const { store } = openShop([item(1), item(2)], (id) => Promise.resolve(product(id)))
  expect(store.get(uncheckedProductsAtom)).toBeNull()
  await store.set(checkPricesAtom)
  expect(store.get(cartAtom).map(({ unitPrice }) => unitPrice.amountMinor)).toEqual([200, 200])
  expect(store.get(uncheckedProductsAtom)).toEqual(new Set())
  expect(localStorage.getItem(CART_KEY)).toContain('"previousPrice":{"amountMinor":100')
})

test("price check: one that is lost keeps its saved price, is named, and is read the next time", async () => {
  const answers = [() => Promise.reject(new Error("lost")), () => Promise.resolve(product(2))]
  const { store } = openShop([item(1), item(2)], (id) =>
    id === 1 ? Promise.resolve(product(1)) : (answers.shift()?.() ?? Promise.resolve(null)),
  )
  await store.set(checkPricesAtom)
  expect(store.get(uncheckedProductsAtom)).toEqual(new Set([2]))
  expect(store.get(cartAtom)[1]).toEqual(item(2))
  expect(warn).toHaveBeenCalledTimes(1)
  await store.set(checkPricesAtom)
  expect(store.get(uncheckedProductsAtom)).toEqual(new Set())
  expect(store.get(cartAtom)[1]?.unitPrice.amountMinor).toBe(200)
})

test("price check: what the visitor changes meanwhile stays changed", async () => {
  const answers = new Map<number, (product: CurrentProduct) => void>()
  const { store } = openShop([item(1), item(2)], (id) => new Promise((resolve) => answers.set(id, resolve)))
  const check = store.set(checkPricesAtom)
  store.set(setQuantityAtom, { id: 2, quantity: 9 })
  store.set(removeFromCartAtom, 1)
  for (const id of [1, 2]) answers.get(id)?.(product(id))
  await check
  expect(store.get(cartAtom)).toMatchObject([{ id: 2, quantity: 9, unitPrice: { amountMinor: 200 } }])
})

test("price check: two parts of a page that ask at the same time ask the shop once", async () => {
  const { store, findProduct } = openShop([item(1)], (id) => Promise.resolve(product(id)))
  await Promise.all([store.set(checkPricesAtom), store.set(checkPricesAtom)])
  expect(findProduct).toHaveBeenCalledTimes(1)
})
