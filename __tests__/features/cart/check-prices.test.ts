import { createStore } from "jotai"
import { checkPricesAtom, productLoaderAtom, type LoadProducts } from "../../../src/features/cart/check-prices"
import type { CurrentProduct } from "../../../src/features/cart/current-prices"
import type { SavedLine } from "../../../src/features/cart/lines"
import { createCartLine } from "../../fixtures/cart"
import { cartAtom, removeFromCartAtom, setQuantityAtom } from "../../../src/features/cart/cart-store"
import { CART_KEY } from "../../../src/features/cart/inline"

const item = (id: number) => createCartLine({ id, unitPrice: { amountMinor: 100, currency: "UGX" } })
const { title, unit, delivery } = item(1)
const product: CurrentProduct = { title, unit, delivery, unitPrice: { amountMinor: 200, currency: "UGX" } }

/** Saves the cart, and creates a store with this product loader. */
function createCartStore(cart: readonly SavedLine[], load: LoadProducts) {
  localStorage.setItem(CART_KEY, JSON.stringify(cart))
  const store = createStore()
  const loadProducts = jest.fn(load)
  store.set(productLoaderAtom, { loadProducts })
  store.sub(cartAtom, () => {})
  return { store, loadProducts }
}
const createProducts = () => new Map([1, 2].map((id) => [id, product]))

beforeEach(() => localStorage.clear())

test("price check: keeps changes made during the request", async () => {
  let resolveLoad = (_products: ReadonlyMap<number, CurrentProduct>) => {}
  const { store } = createCartStore([item(1), item(2)], () => new Promise((resolve) => (resolveLoad = resolve)))
  const check = store.set(checkPricesAtom)
  store.set(setQuantityAtom, { id: 2, quantity: 9 })
  store.set(removeFromCartAtom, 1)
  resolveLoad(createProducts())
  await check
  expect(store.get(cartAtom)).toMatchObject([{ id: 2, quantity: 9, unitPrice: { amountMinor: 200 } }])
})

test("price check: concurrent checks make one request", async () => {
  const { store, loadProducts } = createCartStore([item(1)], () => Promise.resolve(createProducts()))
  await Promise.all([store.set(checkPricesAtom), store.set(checkPricesAtom)])
  expect(loadProducts).toHaveBeenCalledTimes(1)
})
