/** Every file of pictures. Each is loaded by itself, so that a mistake in one does not hold up the others. */
import type { Pictures } from "../part"

export const groups: Record<string, () => Promise<{ pictures: Pictures }>> = {
  banners: () => import("./banners"),
  categories: () => import("./categories"),
  clip: () => import("./clip"),
  farm: () => import("./farm"),
  farmers: () => import("./farmers"),
  gallery: async () => ({ pictures: await (await import("./gallery")).galleryPictures() }),
  posts: () => import("./posts"),
  products: () => import("./products"),
  projects: () => import("./projects"),
  scenes: () => import("./scenes"),
  services: () => import("./services"),
  testimonials: () => import("./testimonials"),
}
