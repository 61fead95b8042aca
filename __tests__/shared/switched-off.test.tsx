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
import { waitForTask, withoutWorker, withWorker } from "../support/worker"

jest.mock("../../src/platform/offline/caches")

/* Disabled features of data/site.json leave no trace on pages. */

const milk = { jsonId: 3, title: "Fresh Milk" }
const renderShop = () =>
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

test("disabled wishlist: no hearts and no filter", () => {
  withSite({ features: { wishlist: false } })
  renderShop()
  expect(screen.queryByRole("button", { name: /wishlist/ })).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /Saved/ })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Compare Fresh Milk" })).toBeInTheDocument()
})

test("disabled comparison: no compare button", () => {
  withSite({ features: { compare: false } })
  renderShop()
  expect(screen.queryByRole("button", { name: /Compare/ })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: /wishlist/ })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: /Saved/ })).toBeInTheDocument()
})

/** An earlier worker still serves the page, as on the first visit after the change. */
const renderWithOffline = async (offline: boolean) => {
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
  await waitForTask()
}
const getMentions = () => [
  ...screen.queryAllByText(/stay on this phone/),
  ...document.querySelectorAll("a[href='/offline'], [data-slot=cached-line]"),
]

test("enabled offline reading: menu and cached line mention it", async () => {
  await renderWithOffline(true)
  expect(document.querySelector("[data-slot=cached-line]")).toBeInTheDocument()
  expect(getMentions()).toHaveLength(3)
})

test("disabled offline reading: no page mentions it", async () => {
  await renderWithOffline(false)
  expect(getMentions()).toEqual([])
})
