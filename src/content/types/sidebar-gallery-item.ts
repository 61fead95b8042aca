import { z } from "zod"
import { defineType } from "../define"
import { id, picture } from "../fields"

export const sidebarGalleryItem = defineType({
  name: "SidebarGalleryItem",
  about: "A thumbnail of the gallery in the blog's sidebar (spec section 2, Sidebar).",
  files: { kind: "list", path: "sidebar-gallery.json" },
  pictures: "gallery",
  unique: ["thumb"],
  schema: z.strictObject({ id: id(), thumb: picture("The picture, small in the sidebar and large in the viewer.") }),
})
