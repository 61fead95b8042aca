import { hydrateWhenVisible } from "./hydrate-when-visible"
import { loss } from "./near-sections"

/** Not among the other near sections: only one service loads it. */
export const NearGroupOrder = hydrateWhenVisible(
  () => import("../features/group-order/group-order").then(({ GroupOrder }) => GroupOrder),
  loss,
)
