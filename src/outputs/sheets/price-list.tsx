import type { SheetContent } from "./sheet-document"
import type { Copy, Product } from "./sheet-facts"

/** All products on one sheet: what each costs, what one price buys, and where it comes from. */
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
              {[copy.product, copy.price, copy.unit, copy.origin].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ jsonId, title, price, unit, details }) => (
              <tr key={jsonId}>
                <th scope="row">{title}</th>
                <td>{price.text}</td>
                <td>{unit.one}</td>
                <td>{details.find(({ label }) => label === copy.origin)?.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ),
  }
}
