import type { SheetContent } from "./sheet-document"
import type { Copy, Product } from "./sheet-facts"

/** All products on one sheet: what each costs, and what one price buys. */
export function priceList(products: readonly Product[], { priceList: copy }: Copy): SheetContent {
  return {
    title: copy.title,
    lead: copy.lead,
    page: { title: copy.page, path: "/shop" },
    body: (
      <section className="table">
        <table>
          <thead>
            <tr>
              {[copy.product, copy.price, copy.unit].map((title) => (
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
