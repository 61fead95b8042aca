import { render, screen } from "@testing-library/react"
import { CompareButton } from "../../src/features/shop/compare-button"
import { CompareOpenButton } from "../../src/features/shop/compare-open-button"
import { ShopFilters } from "../../src/features/shop/shop-filters"
import { WishlistButton } from "../../src/features/shop/wishlist-button"
import { shopListCopy } from "../../src/features/shop/shop.fixture"
import { readProductQuery } from "../../src/lib/sort-products"
import { withSite, withUsualSite } from "../support/site"

/* data/site.json, "features": what is switched off leaves nothing behind. */

const milk = { jsonId: 3, title: "Fresh Milk" }
const show = () =>
  render(
    <>
      <WishlistButton product={milk} />
      <CompareButton product={milk} />
      <CompareOpenButton copy={shopListCopy.comparison} />
      <ShopFilters copy={shopListCopy} query={readProductQuery({})} address={{ href: () => "/shop", go: () => {} }} />
    </>,
  )

afterEach(withUsualSite)

test("the hearts and their filter", () => {
  withSite({ features: { wishlist: false } })
  show()
  expect(screen.queryByRole("button", { name: /wishlist/ })).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /Saved/ })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Compare Fresh Milk" })).toBeInTheDocument()
})

test("comparing", () => {
  withSite({ features: { compare: false } })
  show()
  expect(screen.queryByRole("button", { name: /Compare/ })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: /wishlist/ })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: /Saved/ })).toBeInTheDocument()
})
