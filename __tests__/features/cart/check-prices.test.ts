import { createStore } from "jotai"
import { checkPricesAtom, shopAtom, type ReadProducts } from "../../../src/features/cart/check-prices"
import type { CurrentProduct } from "../../../src/features/cart/current-prices"
import type { SavedLine } from "../../../src/features/cart/lines"
import { cartLine } from "../../fixtures/cart"
import { cartAtom, removeFromCartAtom, setQuantityAtom } from "../../../src/features/cart/cart-store"
import { CART_KEY } from "../../../src/features/cart/inline"

const item = (id: number) => cartLine({ id, unitPrice: { amountMinor: 100, currency: "UGX" } })
const { title, unit, delivery } = item(1)
const product: CurrentProduct = { title, unit, delivery, unitPrice: { amountMinor: 200, currency: "UGX" } }

/** A visit with this cart, in a shop that answers so. */
function openShop(cart: readonly SavedLine[], answer: ReadProducts) {
  localStorage.setItem(CART_KEY, JSON.stringify(cart))
  const store = createStore()
  const readProducts = jest.fn(answer)
  store.set(shopAtom, { readProducts })
  store.sub(cartAtom, () => {})
  return { store, readProducts }
}
const goods = () => new Map([1, 2].map((id) => [id, product]))

beforeEach(() => localStorage.clear())

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
