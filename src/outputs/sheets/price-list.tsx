import { PRICE_LIST_TITLE } from "../../lib/sheet-paths"
import type { SheetContent } from "./sheet-document"
import type { Product } from "./sheet-facts"
import { words } from "./words"

/** All products on one sheet: what each costs, and what one price buys. */
export function priceList(products: readonly Product[]): SheetContent {
  return {
    title: PRICE_LIST_TITLE,
    lead: words.priceList.lead,
    page: { title: words.priceList.page, path: "/shop" },
    body: (
      <section className="table">
        <table>
          <thead>
            <tr>
              {[words.priceList.product, words.priceList.price, words.priceList.unit].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ jsonId, title, price, unit }) => (
              <tr key={jsonId}>
                <th scope="row">{title}</th>
                <td>{price.text}</td>
                <td>{unit.one}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ),
  }
}
