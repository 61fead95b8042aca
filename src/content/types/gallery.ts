import { z } from "zod"
import { galleryPagePath } from "../../lib/paths"
import { listPages, pageSizes } from "../../lib/list-pages"
import { defineType } from "../define"
import { array, object, picture, slug, text } from "../fields"
import { getProperty } from "../../lib/get-property"
import { picturePath } from "../picture-path"

const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const getPathsIn = (pictures: unknown) => toArray(pictures).map((written) => picturePath(String(written)))

const getPaths = (entry: unknown) => {
  const kind = getProperty(entry, "slug")
  return listPages(toArray(getProperty(entry, "pictures")).length, pageSizes.gallery).map(({ number }) =>
    galleryPagePath(number, typeof kind === "string" ? kind : undefined),
  )
}

/** Checks that a kind's pictures are in the gallery, once and in its order. */
function kindsInOrder(entry: unknown) {
  const all = getPathsIn(getProperty(entry, "pictures"))
  const kinds = toArray(getProperty(entry, "kinds"))
  return kinds.flatMap((kind, index) => {
    const places = getPathsIn(getProperty(kind, "pictures")).map((picture) => all.indexOf(picture))
    const wrong = places.findIndex((place, nth) => place <= (nth === 0 ? -1 : (places[nth - 1] ?? -1)))
    if (wrong < 0) return []
    const actual = String(toArray(getProperty(kind, "pictures"))[wrong])
    const path = ["kinds", index, "pictures", wrong]
    return [{ entry: 0, path, actual, expected: "a picture of “pictures”, once, in their order" }]
  })
}

export const gallery = defineType({
  name: "Gallery",
  about: "The pictures of the gallery in their order, and their kinds (spec section 2, Gallery). There is one.",
  files: { kind: "one", path: "gallery.json" },
  editor: { label: "The gallery", group: "Pictures" },
  pictures: "gallery",
  /** Further pages of the gallery and the pages of each kind. */
  paths: (entry) => [...getPaths(entry), ...toArray(getProperty(entry, "kinds")).flatMap((kind) => getPaths(kind))],
  whole: (entries) => entries.flatMap(kindsInOrder),
  schema: z.strictObject({
    kinds: array(
      "Kinds of pictures: animals, people, work, places. Each kind has its own pages, and a link above all pictures.",
      object("GalleryKind", "A kind of picture.", {
        slug: slug("The end of its address, such as “goats” in /gallery/goats.").meta({ title: "End of its address" }),
        label: text("The choice's name.", 30),
        pictures: array("Its pictures, in the gallery's order.", picture("A picture of the gallery."), 1, 2000),
      }),
      0,
      12,
    ),
    pictures: array(
      "The pictures in their order (spec section 9: 167).",
      picture("A picture of the gallery."),
      1,
      2000,
    ),
  }),
})
