import { galleryKinds, galleryPictures, pictureTexts, posts, products } from "../../../e2e/support/site"
import { listPages, pageSizes } from "../../../src/lib/list-pages"
import { galleryPagePath, listPagePath } from "../../../src/lib/paths"
import { getDocument, getText } from "../support/built-site"

/* Paginated lists without JavaScript, for visitors and search engines. */

interface List {
  name: string
  /** Titles, or alternative texts of pictures, in order. */
  entries: readonly string[]
  size: number
  path: (page: number) => string
  read: (address: string) => string[]
}

const getTitles = (selector: string) => (address: string) =>
  getDocument(address).querySelectorAll(`${selector} [data-slot=card-title]`).map(getText)
const getPictures = (address: string) =>
  getDocument(address)
    .querySelectorAll("[data-slot=gallery-picture] a > picture > img")
    .map((picture) => picture.getAttribute("alt") ?? "")
const getTexts = (pictures: readonly string[]) => pictures.map((picture) => pictureTexts.get(picture) ?? "")

const lists: readonly List[] = [
  {
    name: "shop",
    entries: products.map(({ title }) => title),
    size: pageSizes["/shop"],
    path: (page) => listPagePath("/shop", page),
    read: getTitles("[data-slot=shop-products]"),
  },
  {
    name: "blog",
    entries: posts.map(({ title }) => title),
    size: pageSizes["/blog-standard"],
    path: (page) => listPagePath("/blog-standard", page),
    read: getTitles("[data-slot=paged-list-entries]"),
  },
  {
    name: "gallery",
    entries: getTexts(galleryPictures),
    size: pageSizes.gallery,
    path: (page) => galleryPagePath(page),
    read: getPictures,
  },
  ...galleryKinds.map(({ slug, pictures }): List => ({
    name: `gallery of ${slug}`,
    entries: getTexts(pictures),
    size: pageSizes.gallery,
    path: (page) => galleryPagePath(page, slug),
    read: getPictures,
  })),
]

test.each(lists)("$name: its pages show every entry once, and link to one another", ({ entries, size, path, read }) => {
  const addresses = listPages(entries.length, size).map(({ number }) => path(number))
  expect(addresses.flatMap(read)).toEqual(entries)
  for (const [index, address] of addresses.entries()) {
    const main = getDocument(address).querySelector("main")
    for (const other of [addresses[index - 1], addresses[index + 1]])
      if (other) expect(main?.querySelectorAll(`a[href="${other}"]`).length).toBeGreaterThan(0)
  }
})
