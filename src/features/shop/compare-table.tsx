import { useSetAtom } from "jotai"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { toggleCompareAtom } from "./compare"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { VisuallyHidden } from "../../components/visually-hidden"
import { AddToCartButton } from "./add-to-cart-button"
import type { ProductEntry } from "../../shared/product-entry"
import { ProductPicture, ProductPrice, ProductRating } from "./product-parts"

interface CompareTableProps {
  copy: Queries.CompareCopyFragment
  /** What stands beside every price: "In Stock". */
  stock: string
  products: readonly ProductEntry[]
  /** Called after a product was taken out. */
  onRemoved: () => void
}

/** A column for each product; the heads of the rows stay in sight where the table scrolls sideways. */
export function CompareTable({ copy: { comparison, filters }, stock, products, onRemoved }: CompareTableProps) {
  const category = (value: string) => filters.find((filter) => filter.value === value)?.label
  const rows: readonly (readonly [head: string, cell: (product: ProductEntry) => ReactNode])[] = [
    [comparison.price, (product) => <ProductPrice product={product} />],
    [comparison.rating, (product) => <ProductRating product={product} />],
    [comparison.unit, (product) => perUnit(product.unit)],
    [comparison.stock, () => stock],
    [comparison.category, (product) => category(product.category)],
    [comparison.tags, (product) => product.tags.join(", ")],
    [comparison.details, (product) => <Details details={product.details} />],
  ]
  return (
    // Every column has something to press, which brings it into sight: no stop for the keyboard is needed here.
    <div data-slot="compare-table" className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="align-top">
            <th scope="col" className={HEAD}>
              <VisuallyHidden>{comparison.product}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.jsonId} scope="col" className="min-w-40 p-3">
                <ProductHead product={product} removeLabel={comparison.removeLabel} onRemoved={onRemoved} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, cell]) => (
            <tr key={head} className="border-t border-line align-top">
              <th scope="row" className={HEAD}>
                {head}
              </th>
              {products.map((product) => (
                <td key={product.jsonId} className="p-3">
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

/** Narrow, however large the letters are: it lies over what scrolls by. */
const HEAD =
  "sticky left-0 z-10 min-w-[min(30vw,7rem)] bg-surface-raised px-2 py-3 text-xs font-semibold wrap-anywhere text-ink-strong"

interface ProductHeadProps {
  product: ProductEntry
  removeLabel: string
  onRemoved: () => void
}

function ProductHead({ product, removeLabel, onRemoved }: ProductHeadProps) {
  const toggle = useSetAtom(toggleCompareAtom)
  const remove = () => {
    toggle(product.jsonId)
    onRemoved()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {/* As wide as the narrowest column leaves room for: all of one size, however wide their columns are. */}
      <div className="relative w-34 overflow-hidden rounded-lg">
        <ProductPicture product={product} sizes="136px" />
      </div>
      <Link href={productPath(product)} variant="quiet" className="font-semibold">
        {product.title}
      </Link>
      <AddToCartButton product={product} />
      <Button variant="ghost" onClick={remove}>
        <Icon icon={X} />
        <span>
          {removeLabel}
          <VisuallyHidden> {product.title} from the comparison</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
}

function Details({ details }: { details: ProductEntry["details"] }) {
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
