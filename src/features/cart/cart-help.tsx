import { Notice } from "../../components/notice"
import { HelpNumbers } from "../contact"
import { words } from "./words"

/** For visitors without scripts, whose cart nobody can open: the number that takes an order. */
export function CartHelp() {
  return (
    // A box of its own: what shows it without scripts would take the notice's layout.
    <div data-slot="cart-help" className="no-js-only">
      <Notice>
        <p>{words.withoutScripts}</p>
        <HelpNumbers only="orders" className="mt-2" />
      </Notice>
    </div>
  )
}
