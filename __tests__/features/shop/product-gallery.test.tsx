import { fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import type { PictureViewerProps } from "../../../src/features/gallery/picture-viewer/picture-viewer"
import { ProductGallery } from "../../../src/features/shop/product-gallery"
import { milk } from "../../fixtures/products"
import {
  advanceTimeAsync,
  mockIntersectionObserver,
  mockSlideLayout,
  setIntersectionRatio,
} from "../../components/browser"

/** The viewer itself has tests of its own; here it is what it is told. */
jest.mock("../../../src/features/gallery/picture-viewer/picture-viewer", () => ({
  __esModule: true,
  default: ({ number }: PictureViewerProps) => <div role="dialog">{number}</div>,
}))

beforeEach(() => {
  window.history.replaceState(null, "", "/shop-single/3")
  jest.useFakeTimers()
  mockIntersectionObserver()
  mockSlideLayout()
})
afterEach(() => jest.useRealTimers())

const gallery = (props: Partial<Parameters<typeof ProductGallery>[0]> = {}) => (
  <ProductGallery product={milk} layout="single" {...props} />
)

async function start(props?: Parameters<typeof gallery>[0]) {
  render(gallery(props))
  await advanceTimeAsync()
  setIntersectionRatio(1)
  await advanceTimeAsync()
  // Somebody handles it: its engine comes.
  fireEvent.focusIn(screen.getByRole("region", { name: /^Pictures of/ }))
  await advanceTimeAsync()
}

const all = [milk.catalogue, ...milk.pictures]
const small = () => [...document.querySelectorAll<HTMLElement>("[data-slot=product-gallery-thumbs] a")]
const press = async (element: HTMLElement) => {
  fireEvent.click(element)
  await advanceTimeAsync()
}

const page = (props?: Parameters<typeof gallery>[0]) => {
  const root = document.createElement("div")
  root.innerHTML = renderToStaticMarkup(gallery(props))
  return root
}

test("product pictures: server HTML has the main picture first, with priority; all link to files", () => {
  const links = [...page().querySelectorAll("a")]
  expect(links.map((each) => each.getAttribute("href"))).toEqual(
    all.map(({ file }) => file.childImageSharp?.large?.src),
  )
  const images = links.map((each) => each.querySelector("img"))
  expect(images.map((image) => image?.alt)).toEqual(all.map(({ alt }) => alt))
  expect(images.map((image) => image?.getAttribute("fetchpriority"))).toEqual([
    "high",
    ...milk.pictures.map(() => null),
  ])
})

test("product pictures: only the current picture is focusable, before interaction too", () => {
  render(gallery())
  const reachable = [...document.querySelectorAll("[data-slot=carousel-slide]:not([inert]) a")]
  expect(reachable.map(({ id }) => id)).toEqual(["picture-1"])
})

test("product pictures: a thumbnail shows its picture without changing the address", async () => {
  await start({ layout: "thumb" })
  await press(small()[2] ?? document.body)
  expect(small()[2]).toHaveAttribute("aria-current", "true")
  expect(small()[0]).not.toHaveAttribute("aria-current")
  expect(window.location.hash).toBe("")
})

test.each([
  ["2", "2"],
  ["9", undefined],
])("product pictures: an address with picture %s opens the viewer at %s", async (asked, shown) => {
  window.history.replaceState(null, "", `/shop-single/3?image=${asked}`)
  await start()
  expect(screen.queryByRole("dialog")?.textContent).toBe(shown)
})
