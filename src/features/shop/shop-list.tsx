import { cva } from "class-variance-authority"
import { useAtomValue } from "jotai"
import { useEffect, useMemo, useRef } from "react"
import { useList } from "../../shared/use-list"
import type { IdList } from "./id-list"
import { readProductQuery } from "../../lib/sort-products"
import { listPagePath } from "../../lib/paths"
import type { PageRange } from "../../lib/list-pages"
import { wishlistAtom } from "./wishlist"
import { PagedList } from "../../shared/paged-list"
import { ProductCard } from "./product-card"
import { ShopFilters, ShopSort, ShopViews } from "./shop-filters"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { Tabs, TabsContent } from "../../components/tabs"
import { createShopSource } from "./shop-source"
import { listMessages } from "./list-messages"

interface ShopListProps {
  /** The page's `location.search`. */
  search: string
  /** The page in the HTML. */
  range: PageRange
  /** Its products. Must be stable between renders. */
  firstProducts: readonly Queries.ProductCardFragment[]
}

/** Number of pictures that load eagerly: a row on phones. */
const EAGER_COUNT = 2

/** The shop's products; filter, order, view and page are in the URL. */
export function ShopList({ search, range, firstProducts }: ShopListProps) {
  const ids = useAtomValue(wishlistAtom)
  const source = useMemo(() => createShopSource(ids), [ids])
  const list = useList({ route: "/shop", search, range, firstEntries: firstProducts, source })
  const query = readProductQuery(list.query)
  const before = (list.page - 1) * list.size
  useFocusAfterRemoval(list.startId, query.isSaved, ids)

  return (
    <Section space="tight" className="max-sm:pt-0 sm:pt-6 lg:pt-6">
      <Container>
        <Tabs value={query.view} onValueChange={(view) => list.go({ view: view === "grid" ? "" : view })}>
          <ShopFilters query={query} list={list}>
            <ShopViews />
            <ShopSort query={query} list={list} />
          </ShopFilters>
          {/* One list in two views: the tabs change its layout. */}
          <TabsContent value={query.view} title={listMessages.list.label} tabIndex={undefined}>
            <PagedList
              list={list}
              messages={query.isSaved ? { ...listMessages.list, empty: listMessages.savedEmpty } : listMessages.list}
              summary={listMessages.showing(before + 1, before + list.entries.length, list.total)}
              showsSummary
              plainHref={(page) => listPagePath("/shop", page)}
            >
              {(products) => (
                <ul
                  // Remounts another list: a card that is in both would visibly jump.
                  key={[query.filter, query.sort, query.isSaved, list.page].join()}
                  data-slot="shop-products"
                  className={productsStyles({ view: query.view })}
                >
                  {products.map((product, index) => (
                    <li key={product.jsonId}>
                      <ProductCard product={product} level={2} view={query.view} priority={index < EAGER_COUNT} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedList>
          </TabsContent>
        </Tabs>
      </Container>
    </Section>
  )
}

const productsStyles = cva("grid gap-4 sm:gap-6", {
  variants: {
    view: {
      // A price never wraps: with large text one product is in a row.
      grid: "grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] sm:grid-cols-2 lg:grid-cols-4 min-[120em]:grid-cols-5",
      list: "",
    },
  },
})

/** Moves the focus to the list when a saved product is removed, because its card with the focused button disappears. */
function useFocusAfterRemoval(startId: string, isSaved: boolean, ids: IdList): void {
  const count = useRef(ids.length)
  useEffect(() => {
    const wasRemoved = ids.length < count.current
    count.current = ids.length
    const start = document.getElementById(startId)
    const { activeElement } = document
    const isFocusInList = activeElement === document.body || start?.contains(activeElement)
    if (isSaved && wasRemoved && isFocusInList) start?.focus({ preventScroll: true })
  }, [startId, isSaved, ids])
}
