import { z } from "zod"
import { galleryPagePath } from "../../lib/paths"
import { listPages, pageSizes } from "../../lib/list-pages"
import { defineType } from "../define"
import { list, picture, sentence, text } from "../fields"
import { at } from "../inspect"

export const gallery = defineType({
  name: "Gallery",
  about:
    "The pictures of the gallery in their order, and the few words around them (spec section 2, Gallery). There is one.",
  files: { kind: "one", path: "gallery.json" },
  /** Its further pages; the first has an address of its own. */
  paths: (entry) => {
    const pictures = at(entry, "pictures")
    const total = Array.isArray(pictures) ? pictures.length : 0
    return listPages(total, pageSizes.gallery).map(({ number }) => galleryPagePath(number))
  },
  schema: z.strictObject({
    label: text("The gallery's name for screen readers.", 60),
    moreLabel: text("What the button says that brings more pictures (spec section 2).", 40),
    nextLabel: text("What the link to the next page says, where no script runs.", 40),
    loadingText: text("What stands there while pictures are on their way (spec section 2).", 60),
    failedText: sentence("What a visitor reads when pictures did not arrive."),
    unknownText: sentence("What a visitor reads who asks for a picture that the gallery doesn't have."),
    endText: sentence("What a visitor reads after the last picture."),
    pictures: list("The pictures in their order (spec section 9: 167).", picture("A picture of the gallery."), 1, 2000),
  }),
})
