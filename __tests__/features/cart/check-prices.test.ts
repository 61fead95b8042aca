import { createStore } from "jotai"
import {
  acceptPricesAtom,
  checkPricesAtom,
  shopAtom,
  priceCheckAtom,
  type ReadProducts,
} from "../../../src/features/cart/check-prices"
import type { CurrentProduct } from "../../../src/features/cart/current-prices"
import type { SavedLine } from "../../../src/lib/cart"
import { CART_KEY, cartAtom, removeFromCartAtom, setQuantityAtom } from "../../../src/features/cart/cart-store"

const item = (id: number): SavedLine => ({
  id,
  title: `Goods ${id}`,
  unitPrice: { amountMinor: 100, currency: "UGX" },
  quantity: 1,
})
const product = (id: number, amountMinor = 200): CurrentProduct => ({
  title: `Goods ${id}`,
  unitPrice: { amountMinor, currency: "UGX" },
})

/** A visit with this cart, in a shop that answers so. */
function openShop(cart: readonly SavedLine[], answer: ReadProducts) {
  localStorage.setItem(CART_KEY, JSON.stringify(cart))
  const store = createStore()
  const readProducts = jest.fn(answer)
  store.set(shopAtom, { readProducts })
  store.sub(cartAtom, () => {})
  return { store, readProducts }
}
const goods = () => new Map([1, 2].map((id) => [id, product(id)]))

let warn: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})

test("price check: updates all lines to current prices, and saves them when accepted", async () => {
  const { store } = openShop([item(1), item(2)], () => Promise.resolve(goods()))
  expect(store.get(priceCheckAtom)).toBe("none")
  await store.set(checkPricesAtom)
  expect(store.get(cartAtom).map(({ unitPrice }) => unitPrice.amountMinor)).toEqual([200, 200])
  expect(store.get(priceCheckAtom)).toBe("read")
  expect(store.get(cartAtom)[0]?.previousPrice?.amountMinor).toBe(100)
  store.set(acceptPricesAtom)
  expect(store.get(cartAtom)[0]?.previousPrice).toBeUndefined()
  expect(localStorage.getItem(CART_KEY)).toContain('"unitPrice":{"amountMinor":200')
})

test("price check: if the shop can't be reached it keeps the saved prices, and retries next time", async () => {
  const answers = [() => Promise.reject(new Error("lost")), () => Promise.resolve(goods())]
  const { store } = openShop([item(1), item(2)], () => answers.shift()?.() ?? Promise.resolve(new Map()))
  await store.set(checkPricesAtom)
  expect(store.get(priceCheckAtom)).toBe("failed")
  expect(store.get(cartAtom)).toEqual([item(1), item(2)])
  expect(warn).toHaveBeenCalledTimes(1)
  await store.set(checkPricesAtom)
  expect(store.get(priceCheckAtom)).toBe("read")
  expect(store.get(cartAtom)[1]?.unitPrice.amountMinor).toBe(200)
})

test("price check: keeps changes that the visitor makes meanwhile", async () => {
  let answer = (_products: ReadonlyMap<number, CurrentProduct>) => {}
  const { store } = openShop([item(1), item(2)], () => new Promise((resolve) => (answer = resolve)))
  const check = store.set(checkPricesAtom)
  store.set(setQuantityAtom, { id: 2, quantity: 9 })
  store.set(removeFromCartAtom, 1)
  answer(goods())
  await check
  expect(store.get(cartAtom)).toMatchObject([{ id: 2, quantity: 9, unitPrice: { amountMinor: 200 } }])
})

test("price check: concurrent checks make one request", async () => {
  const { store, readProducts } = openShop([item(1)], () => Promise.resolve(goods()))
  await Promise.all([store.set(checkPricesAtom), store.set(checkPricesAtom)])
  expect(readProducts).toHaveBeenCalledTimes(1)
})
