import { cx } from "class-variance-authority"
import { useAtomValue } from "jotai"
import { Heart, LayoutGrid, List as Rows, SlidersHorizontal } from "lucide-react"
import { useId, useState, type ReactNode } from "react"
import type { List } from "../../shared/use-list"
import { useSite } from "../../shared/use-site"
import { productFilters, productSorts, type ProductQuery } from "../../lib/sort-products"
import { wishlistAtom } from "./wishlist"
import { Button, ButtonLink, type ButtonLinkProps } from "../../components/button"
import { ChipRow } from "../../components/chip-row"
import { Icon } from "../../components/icon"
import { NativeSelect } from "../../components/native-select"
import { TabsList, TabsTrigger } from "../../components/tabs"
import { VisuallyHidden } from "../../components/visually-hidden"
import { messages } from "./messages"
import { listMessages } from "./list-messages"

type ListLinks = Pick<List<unknown>, "link" | "go">

interface ShopFilterProps {
  query: ProductQuery
  list: ListLinks
}

interface ShopFiltersProps extends ShopFilterProps {
  children: ReactNode
}

/**
 * Categories as links, with the state in the URL. The wishlist combines with a category, so it is separate, with order
 * and view. On phones a button unfolds those.
 */
export function ShopFilters({ query, list, children }: ShopFiltersProps) {
  const [isExpanded, setExpanded] = useState(false)
  const saved = useAtomValue(wishlistAtom).length
  const { features } = useSite().site
  const id = useId()
  return (
    <div data-slot="shop-filters" className="js-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label={messages.category} className="min-w-0 max-md:grow max-md:basis-0">
        <ChipRow>
          {productFilters.map((value) => (
            <li key={value}>
              <FilterLink current={query.filter === value} {...list.link({ category: value === "all" ? "" : value })}>
                {messages.categories[value]}
              </FilterLink>
            </li>
          ))}
        </ChipRow>
      </nav>
      <Button
        variant={query.isSaved ? "primary" : "outline"}
        size="icon"
        aria-expanded={isExpanded}
        aria-controls={id}
        className="shrink-0 md:hidden"
        onClick={() => setExpanded(!isExpanded)}
      >
        <Icon icon={SlidersHorizontal} />
        <VisuallyHidden>{listMessages.moreFilters}</VisuallyHidden>
      </Button>
      <div
        id={id}
        className={cx("flex flex-wrap items-center gap-x-4 gap-y-3 max-md:w-full", !isExpanded && "max-md:hidden")}
      >
        {features.wishlist && (
          <FilterLink current={query.isSaved} {...list.link({ saved: query.isSaved ? "" : "1" })}>
            <Icon icon={Heart} fill={query.isSaved ? "currentColor" : "none"} />
            <span className="figures">{listMessages.saved(saved)}</span>
          </FilterLink>
        )}
        {children}
      </div>
    </div>
  )
}

function FilterLink({ current, ...props }: Pick<ButtonLinkProps, "href" | "onClick" | "current" | "children">) {
  return <ButtonLink variant={current ? "primary" : "outline"} current={current} {...props} />
}

export function ShopSort({ query, list }: ShopFilterProps) {
  const id = useId()
  return (
    <div
      data-slot="shop-sort"
      className="flex items-center gap-3 max-sm:min-w-0 max-sm:grow max-sm:basis-24 print:hidden"
    >
      <label htmlFor={id} className="shrink-0 text-sm font-semibold text-ink-strong max-sm:sr-only">
        {listMessages.sortBy}
      </label>
      <NativeSelect
        id={id}
        value={query.sort}
        onChange={({ target }) => list.go({ sort: target.value === "latest" ? "" : target.value })}
      >
        {productSorts.map((value) => (
          <option key={value} value={value}>
            {listMessages.sorts[value]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** Must be inside the `Tabs` that contain the products. */
export function ShopViews() {
  return (
    <TabsList label={listMessages.view}>
      <TabsTrigger value="grid" className="max-sm:px-3">
        <Icon icon={LayoutGrid} /> <span className="max-sm:sr-only">{listMessages.grid}</span>
      </TabsTrigger>
      <TabsTrigger value="list" className="max-sm:px-3">
        <Icon icon={Rows} /> <span className="max-sm:sr-only">{listMessages.rows}</span>
      </TabsTrigger>
    </TabsList>
  )
}
