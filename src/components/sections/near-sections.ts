import { nearPart } from "../../hooks/near-part"
import { LostPart } from "../blocks/lost-part"
import { toast } from "../ui/toast-store"

/* Sections that stand far down on a page that is heavy without them: their scripts come when they come near. */

const loss = {
  Lost: LostPart,
  onLost: () => toast.error("This part of the page did not arrive. Please press again."),
}

export const NearContactSection = nearPart(
  "contact-section",
  () => import("./contact-section").then(({ ContactSection }) => ContactSection),
  loss,
)

export const NearProductTabs = nearPart(
  "product-tabs",
  () => import("./product-tabs").then(({ ProductTabs }) => ProductTabs),
  loss,
)

export const NearRelatedProducts = nearPart(
  "related-products",
  () => import("./related-products").then(({ RelatedProducts }) => RelatedProducts),
  loss,
)
