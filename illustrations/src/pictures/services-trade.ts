/** Service pictures of trade: buying together, markets, tools that are shared. */
import type { Pictures } from "../part"
import { buying } from "./services-buying"
import { markets } from "./services-markets"
import { tools } from "./services-tools"

export const pictures: Pictures = {
  "services/collective-bargaining": buying,
  "services/market-access-promotion": markets,
  "services/resource-sharing": tools,
}
