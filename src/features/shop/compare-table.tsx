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
import { ProductActions } from "./product-actions"
import type { Product } from "./shop-source"
import { Facts, ProductPicture, ProductPrice, ProductRating } from "./product-parts"
import { messages } from "./messages"
import { detailMessages } from "./detail-messages"

const { comparison } = detailMessages

interface CompareTableProps {
  /** The text beside every price: "In Stock". */
  stock: string
  products: readonly Product[]
  onRemoved: () => void
}

/** A row: its head, its value as text, and the value as shown if that is more than text. */
type Row = readonly [head: string, text: (product: Product) => string, cell?: (product: Product) => ReactNode]

/**
 * A column per product, with sticky row headers; a value that all have is muted. On phones two columns and the edge of
 * the third are on the screen, and the row header is above its values.
 */
export function CompareTable({ stock, products, onRemoved }: CompareTableProps) {
  const rows: readonly Row[] = [
    [
      comparison.price,
      ({ price, unit }) => `${price.text} ${perUnit(unit)}`,
      (product) => <ProductPrice product={product} size="sm" />,
    ],
    [
      comparison.rating,
      ({ ratings, reviews }) => `${ratings} ${reviews}`,
      (product) => <ProductRating product={product} />,
    ],
    [comparison.stock, () => stock],
    [messages.category, ({ category }) => messages.categories[category]],
    [comparison.tags, ({ tags }) => tags.join(", ")],
    [
      detailMessages.tabs.information,
      ({ details }) => JSON.stringify(details),
      ({ details }) => (
        <dl>
          <Facts facts={details} layout="line" />
        </dl>
      ),
    ],
  ]
  return (
    // No `tabIndex`: every column has a focusable control, which scrolls it into view.
    <div data-slot="compare-table" className="overflow-x-auto max-sm:snap-x">
      <table className="w-full table-fixed text-left text-sm max-sm:block">
        <thead className="max-sm:block">
          <tr className={cx("align-top", ROW)}>
            <th scope="col" className={HEAD}>
              <VisuallyHidden>{comparison.product}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.jsonId} scope="col" className={cx("p-3 sm:w-40 max-sm:snap-start", CELL)}>
                <div className="mb-3 w-34 max-w-full overflow-hidden rounded-lg">
                  <ProductPicture product={product} sizes="136px" />
                </div>
                <Link href={productPath(product)} translate="no">
                  {product.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([head, text, cell = text]) => {
            const isSame = products.length > 1 && new Set(products.map(text)).size === 1
            return (
              <tr key={head} className={cx("border-t border-line align-top", isSame && "text-ink-muted", ROW)}>
                <th scope="row" className={HEAD}>
                  {head}
                </th>
                {products.map((product) => (
                  <td key={product.jsonId} className={cx("p-3", CELL)}>
                    {cell(product)}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr className={cx("border-t border-line align-top", ROW)}>
            <td className={HEAD} />
            {products.map((product) => (
              <td key={product.jsonId} className={cx("p-3", CELL)}>
                <div className="flex flex-wrap gap-2">
                  <ProductActions product={product} variant="outline" />
                </div>
                <RemoveButton product={product} onRemoved={onRemoved} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const ROW = "max-sm:grid max-sm:auto-cols-[45%] max-sm:grid-flow-col"
const CELL = "max-sm:row-start-2 max-sm:min-w-0 max-sm:px-1.5 max-sm:pt-0 max-sm:wrap-anywhere"
/** Narrow even with large text, because it covers what scrolls below it. */
const HEAD =
  "sticky left-0 z-10 bg-surface-raised px-2 py-3 text-xs font-semibold wrap-anywhere text-ink-strong sm:w-28 max-sm:col-span-2 max-sm:row-start-1 max-sm:px-1.5 max-sm:py-1"

function RemoveButton({ product, onRemoved }: { product: Product; onRemoved: () => void }) {
  const removeFromComparison = useSetAtom(removeFromComparisonAtom)
  const remove = () => {
    removeFromComparison(product.jsonId)
    onRemoved()
  }
  return (
    <Button variant="ghost" padding="tight" onClick={remove}>
      <Icon icon={X} />
      <span>
        {comparison.remove}
        <VisuallyHidden>{comparison.removed(product.title)}</VisuallyHidden>
      </span>
    </Button>
  )
}
