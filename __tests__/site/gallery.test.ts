import fs from "node:fs"
import { galleryKinds, galleryPictures, pictureTexts } from "../../e2e/support/site"
import { listPages, pageSizes } from "../../src/lib/list-pages"
import { galleryPagePath } from "../../src/lib/paths"
import { builtPath, documentOf, expectNone, textOf } from "./support/built-site"

/* What the pages of the gallery and of its kinds show, besides what all lists have in common (lists.test.ts). */

/** Each set of pictures with the heading of its first page. */
const sets = [
  { kind: undefined, heading: "Gallery", pictures: galleryPictures },
  ...galleryKinds.map(({ slug, label, pictures }) => ({ kind: slug, heading: `Gallery: ${label}`, pictures })),
]

test.each(sets)("$heading: each page has its heading, its pictures' descriptions, and the way back", (set) => {
  const problems = listPages(set.pictures.length, pageSizes.gallery).flatMap(({ number }) => {
    const address = galleryPagePath(number, set.kind)
    const page = documentOf(address)
    const pictures = page.querySelectorAll("[data-slot=gallery-picture] a > picture > img")
    const expected = set.pictures.slice((number - 1) * pageSizes.gallery, number * pageSizes.gallery)
    const back = page.querySelector("[data-slot=gallery-pages] a[rel=prev]")?.getAttribute("href")
    const facts: [what: string, seen: string | undefined, expected: string | undefined][] = [
      ["heading", textOf(page.querySelector("h1")), number === 1 ? set.heading : `${set.heading}, page ${number}`],
      [
        "descriptions",
        pictures.map((picture) => picture.getAttribute("alt")).join("\n"),
        expected.map((picture) => pictureTexts.get(picture)).join("\n"),
      ],
      ["link back", back, number > 1 ? galleryPagePath(number - 1, set.kind) : undefined],
    ]
    return facts
      .filter(([, seen, wanted]) => seen !== wanted)
      .map(([what, seen, wanted]) => `${address}: ${what} ${seen}, expected ${wanted}`)
  })
  expectNone(problems)
})

test("each picture of the gallery leads to a file of its own", () => {
  const files = listPages(galleryPictures.length, pageSizes.gallery).flatMap(({ number }) =>
    documentOf(galleryPagePath(number))
      .querySelectorAll("[data-slot=gallery-picture] a")
      .map((tile) => tile.getAttribute("href") ?? ""),
  )
  const isPicture = (file: string) => /\.(webp|jpe?g|png|avif)$/.test(file) && fs.existsSync(builtPath(file))
  expectNone(files.filter((file) => !isPicture(file)).map((file) => `${file} is no picture of the built site`))
  expect(new Set(files).size).toBe(galleryPictures.length)
})
