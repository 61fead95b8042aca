import {
  addItem,
  checkCart,
  countItems,
  describeCart,
  joinCarts,
  lineTotal,
  orderableItems,
  removeItem,
  setQuantity,
  cartTotals,
  type CartItem,
} from "../../src/lib/cart"
import type { Money } from "../../src/lib/money"

const ugx = (amountMinor: number): Money => ({ amountMinor, currency: "UGX" })
const usd = (amountMinor: number): Money => ({ amountMinor, currency: "USD" })

const milk: CartItem = {
  id: 3,
  title: "Fresh Milk",
  thumb: "products/fresh-milk",
  unitPrice: ugx(2_250_000),
  quantity: 2,
}
const hide: CartItem = {
  id: 7,
  title: "Leather Hide",
  thumb: "products/leather-hide",
  unitPrice: usd(4_250),
  quantity: 1,
}

describe("adding", () => {
  test("puts a new item last", () => {
    expect(addItem([milk], hide)).toEqual([milk, hide])
  })

  test("raises the quantity of one that is there by the added amount, in its place", () => {
    expect(addItem([milk, hide], { ...milk, quantity: 3 })).toEqual([{ ...milk, quantity: 5 }, hide])
  })

  test("leaves the cart that it was given as it was", () => {
    const cart = Object.freeze([Object.freeze({ ...milk })])
    addItem(cart, milk)
    expect(cart).toEqual([milk])
  })
})

test("removing takes out that line only; an unknown number changes nothing", () => {
  expect(removeItem([milk, hide], 3)).toEqual([hide])
  expect(removeItem([milk, hide], 99)).toEqual([milk, hide])
})

describe("setting the quantity", () => {
  test("changes that line only", () => {
    expect(setQuantity([milk, hide], 7, 12)).toEqual([milk, { ...hide, quantity: 12 }])
  })

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53])("to %d leaves the cart as it was", (quantity) => {
    expect(setQuantity([milk, hide], 3, quantity)).toEqual([milk, hide])
  })

  test("to more than can be paid for exactly leaves the cart as it was", () => {
    expect(setQuantity([milk], 3, 10_000_000_000)).toEqual([milk])
    expect(setQuantity([milk], 3, 1_000_000_000)).toEqual([{ ...milk, quantity: 1_000_000_000 }])
  })
})

describe("sums that would not be exact any more", () => {
  const dear: CartItem = { ...milk, id: 4, unitPrice: ugx(Number.MAX_SAFE_INTEGER - 4_500_000), quantity: 1 }

  test("nothing is added that would make one", () => {
    expect(addItem([milk], dear)).toEqual([milk, dear])
    expect(addItem([milk, dear], { ...milk, quantity: 1 })).toEqual([milk, dear])
    expect(addItem([milk, dear], { ...dear, id: 5 })).toEqual([milk, dear])
    expect(addItem([milk, dear], { ...dear, id: 5, unitPrice: { ...dear.unitPrice, currency: "USD" } })).toHaveLength(3)
  })

  test("no quantity is set that would make one, of money or of pieces", () => {
    expect(setQuantity([milk, dear], 3, 3)).toEqual([milk, dear])
    const free: CartItem = { ...hide, unitPrice: usd(0) }
    expect(setQuantity([free, { ...free, id: 8 }], 7, Number.MAX_SAFE_INTEGER)).toEqual([free, { ...free, id: 8 }])
  })
})

test("the badge's number is the sum of the quantities", () => {
  expect(countItems([])).toBe(0)
  expect(countItems([milk, hide])).toBe(3)
})

describe("totals", () => {
  test("one for each currency, in the order of the goods, in whole minor units", () => {
    expect(cartTotals([hide, milk, { ...hide, id: 8, unitPrice: usd(10), quantity: 3 }])).toEqual([
      { currency: "USD", amountMinor: 4_280 },
      { currency: "UGX", amountMinor: 4_500_000 },
    ])
  })

  test("an empty cart has none", () => {
    expect(cartTotals([])).toEqual([])
  })

  test("a line comes to its price as many times as it has pieces, and keeps its currency", () => {
    expect(lineTotal(milk)).toEqual(ugx(4_500_000))
    expect(lineTotal({ ...hide, quantity: 3 })).toEqual(usd(12_750))
  })
})

describe("a product that the shop no longer has", () => {
  const gone: CartItem = { ...hide, isGone: true }

  test("counts in no total and in no order, and is still in the cart", () => {
    expect(cartTotals([milk, gone])).toEqual([ugx(4_500_000)])
    expect(orderableItems([milk, gone])).toEqual([milk])
    expect(countItems([milk, gone])).toBe(3)
  })

  test("leaves no total behind where it was the only one", () => {
    expect(cartTotals([gone])).toEqual([])
  })
})

describe("what was saved", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  })

  test("a sound cart comes back as it was, and nothing is logged", () => {
    expect(checkCart([milk, hide])).toEqual([milk, hide])
    expect(warn).not.toHaveBeenCalled()
  })

  test("what is known of a price comes back with it: when it was read, what it was before, that the product is gone", () => {
    const cart: CartItem[] = [
      { ...milk, pricedAt: Date.UTC(2026, 10, 14), previousPrice: ugx(2_500_000) },
      { ...hide, isGone: true },
    ]
    expect(checkCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each<[string, object]>([
    ["a time that is none", { pricedAt: "yesterday" }],
    ["a time that no date can be", { pricedAt: 8.64e15 + 1 }],
    ["a price before that is none", { previousPrice: { amountMinor: 1.5, currency: "UGX" } }],
    ["a word in place of yes", { isGone: "no" }],
  ])("%s is left out, and the line stays", (_what, fields) => {
    expect(checkCart([{ ...milk, ...fields }])).toEqual([milk])
    expect(warn).not.toHaveBeenCalled()
  })

  describe("by the first versions of the site, with the price beside its currency", () => {
    const asBefore = ({ unitPrice, ...item }: CartItem) => ({
      ...item,
      price: unitPrice.amountMinor,
      currency: unitPrice.currency,
    })

    test("comes back whole", () => {
      expect(checkCart([asBefore(milk), asBefore(hide)])).toEqual([milk, hide])
      expect(warn).not.toHaveBeenCalled()
    })

    test("beside lines of today, without loss", () => {
      expect(checkCart([asBefore(milk), hide, asBefore({ ...milk, id: 4 })])).toEqual([milk, hide, { ...milk, id: 4 }])
    })

    const { currency: _currency, ...withoutCurrency } = asBefore(milk)

    test.each<[string, object]>([
      ["no currency: nobody knows how much that is", withoutCurrency],
      ["an unknown currency", { ...asBefore(milk), currency: "EUR" }],
      ["a price as text", { ...asBefore(milk), price: "UGX22,500.00" }],
      ["a price that is no whole number of hundredths", { ...asBefore(milk), price: 0.5 }],
    ])("a line with %s is dropped and logged; the rest survives", (_what, line) => {
      expect(checkCart([line, asBefore(hide)])).toEqual([hide])
      expect(warn).toHaveBeenCalledTimes(1)
    })
  })

  test.each([[null], [{}], ["[]"], [7], [{ length: 1, 0: milk }], [undefined]])(
    "%j is not a list: an empty cart, and a line in the log",
    (stored) => {
      expect(checkCart(stored)).toEqual([])
      expect(warn).toHaveBeenCalledTimes(1)
    },
  )

  const { quantity: _, ...withoutQuantity } = milk

  test.each<[string, unknown]>([
    ["nothing", null],
    ["a word", "Fresh Milk"],
    ["a list", [milk]],
    ["no quantity", withoutQuantity],
    ["quantity as a word", { ...milk, quantity: "2" }],
    ["quantity 0", { ...milk, quantity: 0 }],
    ["a negative quantity", { ...milk, quantity: -3 }],
    ["a fraction of one", { ...milk, quantity: 1.5 }],
    ["a quantity that is no number", { ...milk, quantity: Number.NaN }],
    ["more than can be counted", { ...milk, quantity: 2 ** 53 }],
    ["more than can be paid for exactly", { ...milk, quantity: 10_000_000_000 }],
    ["no price", { ...milk, unitPrice: undefined }],
    ["a price as text", { ...milk, unitPrice: "UGX22,500.00" }],
    ["a price with a fraction of the minor unit", { ...milk, unitPrice: ugx(0.5) }],
    ["a negative price", { ...milk, unitPrice: ugx(-1) }],
    ["an unknown currency", { ...milk, unitPrice: { ...milk.unitPrice, currency: "EUR" } }],
    ["a currency out of the prototype", { ...milk, unitPrice: { ...milk.unitPrice, currency: "constructor" } }],
    ["a price without a currency", { ...milk, unitPrice: { amountMinor: 100 } }],
    ["no number", { ...milk, id: "3" }],
    ["no title", { ...milk, title: null }],
    ["a picture that is no path", { ...milk, thumb: { toString: "products" } }],
  ])("a line with %s is dropped and logged; the rest survives", (_name, line) => {
    expect(checkCart([line, hide])).toEqual([hide])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("left out"), line)
  })

  test("a saved __proto__ gives a line nothing and leaves every other object alone", () => {
    const stored: unknown = JSON.parse(
      `[{"__proto__": ${JSON.stringify(milk)}}, {"id": 7, "__proto__": {"quantity": 5}}, ${JSON.stringify(hide)}]`,
    )
    expect(checkCart(stored)).toEqual([hide])
    expect(Reflect.get({}, "quantity")).toBeUndefined()
  })

  test("fields that are none of ours don't come in", () => {
    expect(checkCart([{ ...milk, discount: 100, onClick: "steal()" }])).toEqual([milk])
  })

  test("two lines of the same product become one", () => {
    expect(checkCart([milk, hide, { ...milk, quantity: 4 }])).toEqual([{ ...milk, quantity: 6 }, hide])
  })

  test("two lines of the same product at different prices keep the first price", () => {
    expect(checkCart([milk, { ...milk, unitPrice: usd(1), quantity: 4 }])).toEqual([{ ...milk, quantity: 6 }])
  })

  test("lines that are sound by themselves and too much together: the later one is dropped and logged", () => {
    const dear = { ...milk, id: 4, unitPrice: ugx(Number.MAX_SAFE_INTEGER), quantity: 1 }
    expect(checkCart([dear, milk, hide])).toEqual([dear, hide])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(checkCart([milk, { ...milk, quantity: 2 ** 52 }])).toEqual([milk])
  })

  test("fifty thousand lines are read in one go", () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => ({ ...milk, id: index + 1 }))
    expect(checkCart(lines)).toHaveLength(50_000)
  })
})

describe("each line of a cart is read a few times, however many there are", () => {
  /** Cart lines that count how often their id is read. */
  function countedCart(length: number) {
    let reads = 0
    const cart = Array.from({ length }, (_, index) => ({
      ...milk,
      get id() {
        reads += 1
        return index + 1
      },
    }))
    return { cart, reads: () => reads }
  }
  const tasks: Record<string, (cart: CartItem[]) => unknown> = {
    "when it is read": (cart) => checkCart(cart),
    "when it is counted and summed up": (cart) => [countItems(cart), cartTotals(cart)],
    "when a quantity changes": (cart) => setQuantity(cart, cart.length, 7),
    "when one is added": (cart) => addItem(cart, { ...milk, id: cart.length + 1 }),
    "when one is removed": (cart) => removeItem(cart, cart.length),
    "when it is brought back into one as long": (cart) => joinCarts(cart, cart),
  }

  test.each(Object.entries(tasks))("%s", (_, task) => {
    const { cart, reads } = countedCart(10_000)
    task(cart)
    expect(reads()).toBeLessThanOrEqual(8 * 10_000)
  })
})

test("two carts in one: the lines of the first come first, what is in both is added up, what is too much is left out", () => {
  expect(joinCarts([hide, milk], [{ ...milk, quantity: 5 }])).toEqual([hide, { ...milk, quantity: milk.quantity + 5 }])
  expect(joinCarts([milk], [{ ...milk, quantity: 2 ** 52 }])).toEqual([milk])
})

describe("what a notice says of the cart", () => {
  const copy = {
    none: "{product}. Cart: empty",
    one: "{product}. Cart: 1 product, {total}",
    many: "{product}. Cart: {count} products, {total}",
  }

  test.each<[CartItem[], string]>([
    [[], "Hen. Cart: empty"],
    [[milk], "Hen. Cart: 1 product, UGX\u00a045,000"],
    [[milk, { ...milk, id: 4 }], "Hen. Cart: 2 products, UGX\u00a090,000"],
    [[milk, hide], "Hen. Cart: 2 products, UGX\u00a045,000 + $42.50"],
    [[milk, { ...hide, isGone: true }], "Hen. Cart: 1 product, UGX\u00a045,000"],
  ])("names the product, how many there are, and what they come to", (cart, text) => {
    expect(describeCart(copy, "Hen", cart)).toBe(text)
  })
})

test("a saved unit comes back, and one that can't be read is left out", () => {
  const unit = { one: "can", many: "cans" }
  expect(checkCart([{ ...milk, unit }])).toEqual([{ ...milk, unit }])
  expect(checkCart([{ ...milk, unit: { one: "can" } }])).toEqual([milk])
})
