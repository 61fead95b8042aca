import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { Provider } from "jotai"
import { galleryPage, galleryPictures, getPagePictures } from "../../fixtures/pictures"
import { galleryStore } from "../../../src/features/gallery/use-gallery-pages"
import { GallerySection } from "../../../src/features/gallery/gallery-section"
import { messages } from "../../../src/features/gallery/messages"
import { createResponse, createCatalogue } from "../../support/list-files"

const galleryKinds = ["cattle", "goats", "people"].map((slug) => ({
  slug,
  label: slug.replace(/^./, (letter) => letter.toUpperCase()),
}))
const fetchMock = jest.fn<Promise<unknown>, [address: string]>()
/** 40 pictures of goats; the HTML has the first six. */
const manyPictures = Array.from({ length: 40 }, (_, index) => ({
  ...galleryPictures[index % 8],
  path: `picture_${index + 1}`,
}))
const createFile = (count = 40) => {
  const pictures = manyPictures.slice(0, count)
  return createResponse(createCatalogue({ pictures, kinds: [{ slug: "goats", pictures }] }))
}

beforeEach(() => {
  jest.useFakeTimers()
  galleryStore.clear()
  window.history.pushState(null, "", "/gallery")
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(createFile()))
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true })
})
afterEach(() => jest.useRealTimers())

const firstPages = [getPagePictures(1), getPagePictures(2)]

const longGallery = { ...galleryPage, pages: 7, total: 40 }

const createGallery = (page = longGallery, number = 1) => (
  <GallerySection
    kinds={galleryKinds}
    page={{ ...page, number }}
    firstPictures={firstPages[number - 1] ?? getPagePictures(number)}
  />
)
const renderGallery = (page = longGallery, number = 1) => render(<Provider>{createGallery(page, number)}</Provider>)

const pictures = () => document.querySelectorAll("[data-slot=gallery-picture]")
const button = () => screen.getByRole("button", { name: /^Load More Images/ })
const status = () => document.querySelector("[data-slot=gallery-more] [role=status]")
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test("gallery: “Load More” adds pictures after 500 ms and focuses the first of them", async () => {
  renderGallery()
  fireEvent.click(button())
  expect(button()).toHaveAttribute("aria-disabled", "true")
  expect(status()).toHaveTextContent("Loading gallery...")
  await advanceTime(499)
  expect(pictures()).toHaveLength(6)
  fireEvent.click(button())
  await advanceTime(1)
  expect(pictures()).toHaveLength(12)
  expect(button()).not.toHaveAttribute("aria-disabled")
  expect(button()).toHaveTextContent("Load More Images (28 remaining)")
  expect(status()).toHaveTextContent("6 more pictures, 28 remaining")
  expect(document.activeElement).toHaveAttribute("data-number", "7")
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith("/lists/gallery.json")
})

test("gallery: if loading fails nothing changes, and a second click retries", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  fetchMock.mockRejectedValueOnce(new Error("offline"))
  renderGallery()
  fireEvent.click(button())
  await advanceTime(500)
  expect(screen.getByRole("alert")).toHaveTextContent(messages.failed)
  expect(pictures()).toHaveLength(6)
  expect(warn).toHaveBeenCalled()
  fireEvent.click(button())
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  await advanceTime(500)
  expect(pictures()).toHaveLength(12)
})

test("gallery: after the last picture the button is replaced by a message", async () => {
  fetchMock.mockResolvedValue(createFile(8))
  renderGallery(galleryPage)
  fireEvent.click(button())
  await advanceTime(500)
  expect(screen.queryByRole("button", { name: /^Load More/ })).not.toBeInTheDocument()
  expect(status()).toHaveTextContent("2 more pictures. You have reached the last picture of the gallery.")
})

test("gallery: returning to the page shows as many pictures as before", async () => {
  const view = render(
    <Provider>
      <div key="1">{createGallery()}</div>
    </Provider>,
  )
  fireEvent.click(button())
  await advanceTime(500)
  view.rerender(<Provider>another page</Provider>)
  view.rerender(
    <Provider>
      <div key="2">{createGallery()}</div>
    </Provider>,
  )
  expect(pictures()).toHaveLength(12)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test.each(["41", "0", "goat"])("gallery: an unknown picture %s in the address is ignored", (image) => {
  window.history.pushState(null, "", `/gallery?image=${image}`)
  renderGallery()
  expect(pictures()).toHaveLength(6)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})

test("gallery: kinds link to their own pages", () => {
  renderGallery()
  const kinds = within(screen.getByRole("navigation", { name: "Kinds of pictures" }))
  expect(kinds.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All", "/gallery"],
    ["Cattle", "/gallery/cattle"],
    ["Goats", "/gallery/goats"],
    ["People", "/gallery/people"],
  ])
  expect(kinds.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page")
})

test("gallery: filtered by kind, the button loads more of that kind", async () => {
  render(
    <Provider>
      <GallerySection kinds={galleryKinds} page={longGallery} firstPictures={getPagePictures(1)} kind="goats" />
    </Provider>,
  )
  expect(screen.getByRole("link", { name: "Goats" })).toHaveAttribute("aria-current", "page")
  fireEvent.click(button())
  await advanceTime(500)
  expect(fetchMock).toHaveBeenCalledWith("/lists/gallery.json")
  expect(pictures()).toHaveLength(12)
})
