import { render, screen } from "@testing-library/react"
import { createStore, Provider } from "jotai"
import { CompareButton } from "../../src/features/shop/compare-button"
import { ShopFilters } from "../../src/features/shop/shop-filters"
import { WishlistButton } from "../../src/features/shop/wishlist-button"
import { MobileMenu } from "../../src/layout/mobile-menu"
import { BottomBar } from "../../src/layout/bottom-bar"
import { readProductQuery } from "../../src/lib/sort-products"
import { cachedSince, listPages } from "../../src/platform/offline/caches"
import { withSite, resetSite } from "../support/site"
import { settled, withoutWorker, withWorker } from "../support/worker"

jest.mock("../../src/platform/offline/caches")

/* data/site.json, "features": what is switched off leaves nothing behind. */

const milk = { jsonId: 3, title: "Fresh Milk" }
const show = () =>
  render(
    <>
      <WishlistButton product={milk} />
      <CompareButton product={milk} stock="In Stock" />
      <ShopFilters query={readProductQuery({})} list={{ link: () => ({ href: "/shop" }), go: () => {} }}>
        {null}
      </ShopFilters>
    </>,
  )

afterEach(() => {
  resetSite()
  withoutWorker()
})

test("switched off wishlist: no hearts and no filter", () => {
  withSite({ features: { wishlist: false } })
  show()
  expect(screen.queryByRole("button", { name: /wishlist/ })).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /Saved/ })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Compare Fresh Milk" })).toBeInTheDocument()
})

test("switched off comparison: no compare button", () => {
  withSite({ features: { compare: false } })
  show()
  expect(screen.queryByRole("button", { name: /Compare/ })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: /wishlist/ })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: /Saved/ })).toBeInTheDocument()
})

/** A worker from before serves the page, as on the first visit after the change. */
const showKeeping = async (offline: boolean) => {
  withSite({ features: { offline } })
  jest.mocked(listPages).mockResolvedValue([])
  jest.mocked(cachedSince).mockResolvedValue("2026-11-14T09:05:00")
  withWorker()
  render(
    <Provider store={createStore()}>
      <MobileMenu pathname="/privacy" />
      <BottomBar pathname="/privacy" />
    </Provider>,
  )
  await settled()
}
const offers = () => [
  ...screen.queryAllByText(/stay on this phone/),
  ...document.querySelectorAll("a[href='/offline'], [data-slot=cached-line]"),
]

test("switched on offline reading: menu and cached note mention it", async () => {
  await showKeeping(true)
  expect(document.querySelector("[data-slot=cached-line]")).toBeInTheDocument()
  expect(offers()).toHaveLength(3)
})

test("switched off offline reading: no page mentions it", async () => {
  await showKeeping(false)
  expect(offers()).toEqual([])
})
