import { cx } from "class-variance-authority"
import { useSetAtom } from "jotai"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { removeFromComparisonAtom } from "./compare"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { VisuallyHidden } from "../../components/visually-hidden"
import { AddToCartButton } from "./add-to-cart-button"
import type { Product } from "./shop-source"
import { ProductPicture, ProductPrice, ProductRating } from "./product-parts"
import { words } from "./words"
import { detailWords } from "./detail-words"

const { comparison } = detailWords

interface CompareTableProps {
  /** The text beside every price: "In Stock". */
  stock: string
  products: readonly Product[]
  onRemoved: () => void
}

/**
 * A column per product, with sticky row headers. On phones a column is half the screen wide, and the row header is
 * above its values.
 */
export function CompareTable({ stock, products, onRemoved }: CompareTableProps) {
  const rows: readonly (readonly [head: string, cell: (product: Product) => ReactNode])[] = [
    [comparison.price, (product) => <ProductPrice product={product} />],
    [comparison.rating, (product) => <ProductRating product={product} />],
    [comparison.unit, (product) => perUnit(product.unit)],
    [comparison.stock, () => stock],
    [words.category, (product) => words.categories[product.category]],
    [comparison.tags, (product) => product.tags.join(", ")],
    [detailWords.tabs.information, (product) => <Details details={product.details} />],
  ]
  return (
    // No `tabIndex`: every column has a focusable control, which scrolls it into view.
    <div data-slot="compare-table" className="overflow-x-auto max-sm:snap-x">
      <table className="w-full text-left text-sm max-sm:block">
        <thead className="max-sm:block">
          <tr className={cx("align-top", ROW)}>
            <th scope="col" className={HEAD}>
              <VisuallyHidden>{comparison.product}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.jsonId} scope="col" className={cx("p-3 sm:min-w-40 max-sm:snap-start", CELL)}>
                <ProductHead product={product} onRemoved={onRemoved} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([head, cell]) => (
            <tr key={head} className={cx("border-t border-line align-top", ROW)}>
              <th scope="row" className={HEAD}>
                {head}
              </th>
              {products.map((product) => (
                <td key={product.jsonId} className={cx("p-3", CELL)}>
                  {cell(product)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ROW = "max-sm:grid max-sm:auto-cols-[50%] max-sm:grid-flow-col"
const CELL = "max-sm:row-start-2 max-sm:min-w-0 max-sm:px-1.5 max-sm:pt-0 max-sm:wrap-anywhere"
/** Narrow even with large text, because it covers what scrolls below it. */
const HEAD =
  "sticky left-0 z-10 bg-surface-raised px-2 py-3 text-xs font-semibold wrap-anywhere text-ink-strong sm:min-w-[min(30vw,7rem)] max-sm:col-span-2 max-sm:row-start-1 max-sm:px-1.5 max-sm:py-1"

interface ProductHeadProps {
  product: Product
  onRemoved: () => void
}

function ProductHead({ product, onRemoved }: ProductHeadProps) {
  const removeFromComparison = useSetAtom(removeFromComparisonAtom)
  const remove = () => {
    removeFromComparison(product.jsonId)
    onRemoved()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {/* Fits the narrowest column, so that all pictures have one size. */}
      <div className="relative w-34 max-w-full overflow-hidden rounded-lg">
        <ProductPicture product={product} sizes="136px" />
      </div>
      <Link href={productPath(product)} variant="quiet" translate="no" className="font-semibold">
        {product.title}
      </Link>
      <AddToCartButton product={product} />
      <Button variant="ghost" padding="tight" onClick={remove}>
        <Icon icon={X} />
        <span>
          {comparison.remove}
          <VisuallyHidden>{comparison.removed(product.title)}</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
}

function Details({ details }: { details: Product["details"] }) {
  return (
    <dl className="space-y-2">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
