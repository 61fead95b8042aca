import { hydrateWhenVisible } from "./hydrate-when-visible"
import { loss } from "./near-sections"

/** Not among the other near sections: only one service loads it. */
export const NearGroupOrder = hydrateWhenVisible(
  () => import("../features/group-order/group-order").then(({ GroupOrder }) => GroupOrder),
  loss,
  // As soon as the page is hydrated: links of the page lead here, and React drops the HTML of a part that still waits
  // when the address changes.
  "10000px",
)
