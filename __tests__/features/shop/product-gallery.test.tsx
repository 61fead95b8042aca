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

/** The viewer has its own tests. */
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

const createGallery = (props: Partial<Parameters<typeof ProductGallery>[0]> = {}) => (
  <ProductGallery product={milk} layout="single" {...props} />
)

async function start(props?: Parameters<typeof createGallery>[0]) {
  render(createGallery(props))
  await advanceTimeAsync()
  setIntersectionRatio(1)
  await advanceTimeAsync()
  // Interaction loads Embla.
  fireEvent.focusIn(screen.getByRole("region", { name: /^Pictures of/ }))
  await advanceTimeAsync()
}

const pictures = [milk.catalogue, ...milk.pictures]
const getThumbnails = () => [...document.querySelectorAll<HTMLElement>("[data-slot=product-gallery-thumbs] a")]
const clickAndSettle = async (element: HTMLElement) => {
  fireEvent.click(element)
  await advanceTimeAsync()
}

const renderServerHtml = (props?: Parameters<typeof createGallery>[0]) => {
  const root = document.createElement("div")
  root.innerHTML = renderToStaticMarkup(createGallery(props))
  return root
}

test("product pictures: server HTML has the main picture first, with priority; all link to files", () => {
  const links = [...renderServerHtml().querySelectorAll("a")]
  expect(links.map((each) => each.getAttribute("href"))).toEqual(
    pictures.map(({ file }) => file.childImageSharp?.large?.src),
  )
  const images = links.map((each) => each.querySelector("img"))
  expect(images.map((image) => image?.alt)).toEqual(pictures.map(({ alt }) => alt))
  expect(images.map((image) => image?.getAttribute("fetchpriority"))).toEqual([
    "high",
    ...milk.pictures.map(() => null),
  ])
})

test("product pictures: only the current picture is focusable, before interaction too", () => {
  render(createGallery())
  const reachable = [...document.querySelectorAll("[data-slot=carousel-slide]:not([inert]) a")]
  expect(reachable.map(({ id }) => id)).toEqual(["picture-1"])
})

test("product pictures: a thumbnail shows its picture without changing the address", async () => {
  await start({ layout: "thumb" })
  await clickAndSettle(getThumbnails()[2] ?? document.body)
  expect(getThumbnails()[2]).toHaveAttribute("aria-current", "true")
  expect(getThumbnails()[0]).not.toHaveAttribute("aria-current")
  expect(window.location.hash).toBe("")
})

test.each([
  ["2", "2"],
  ["9", undefined],
])("product pictures: an address with picture %s opens the viewer at %s", async (image, expected) => {
  window.history.replaceState(null, "", `/shop-single/3?image=${image}`)
  await start()
  expect(screen.queryByRole("dialog")?.textContent).toBe(expected)
})
