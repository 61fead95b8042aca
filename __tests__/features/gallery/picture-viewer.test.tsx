import { cleanup, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react"
import PictureViewer, { type PictureViewerProps } from "../../../src/features/gallery/picture-viewer/picture-viewer"
import { toViewerPicture } from "../../../src/features/gallery/picture-viewer/viewer-picture"
import { galleryPictures } from "../../fixtures/pictures"

const pictures = galleryPictures.map(toViewerPicture)

const openViewer = (props: Partial<PictureViewerProps> = {}) => {
  const callbacks = { onMove: jest.fn(), onClose: jest.fn(), onRequest: jest.fn<void, [number: number]>() }
  const viewer = (more: Partial<PictureViewerProps> = {}) => (
    <PictureViewer
      label="The gallery"
      loadingText="Loading gallery..."
      pictures={pictures}
      number={3}
      {...callbacks}
      {...props}
      {...more}
    />
  )
  const { rerender } = render(viewer())
  return { ...callbacks, change: (more: Partial<PictureViewerProps>) => rerender(viewer(more)) }
}

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute("data-save-data")
  Reflect.deleteProperty(Element.prototype, "animate")
})

const dialog = () => screen.getByRole("dialog", { name: "The gallery" })
const container = () => document.querySelector(".yarl__container") ?? document.body
const getCurrentPicture = () => document.querySelector(".yarl__slide_current .picture-viewer-picture")
const press = (key: string, init = {}) => fireEvent.keyDown(container(), { key, ...init })

/** Drags with one finger. */
function drag(across: number, down: number) {
  const getInit = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0, buttons: 1 })
  const picture = getCurrentPicture() ?? document.body
  fireEvent.pointerDown(picture, getInit(200, 300))
  fireEvent.pointerMove(picture, getInit(200 + across / 2, 300 + down / 2))
  fireEvent.pointerMove(picture, getInit(200 + across, 300 + down))
  fireEvent.pointerUp(picture, getInit(200 + across, 300 + down))
}

test("picture viewer: is a named dialog with number and description, and has focus", () => {
  const { change } = openViewer()
  expect(dialog()).toHaveTextContent(/3 of 8/)
  expect(dialog()).toContainElement(document.activeElement as HTMLElement)
  expect(getCurrentPicture()?.closest(".yarl__slide")).toHaveTextContent("image_3")
  change({ number: 4 })
  expect(dialog()).toHaveTextContent(/4 of 8/)
  expect(getCurrentPicture()?.closest(".yarl__slide")).toHaveTextContent("image_4")
})

test("picture viewer: Home and End show the first and the last picture", () => {
  const { onMove } = openViewer()
  press("End")
  expect(onMove).toHaveBeenLastCalledWith(8)
  press("Home")
  expect(onMove).toHaveBeenLastCalledWith(1)
})

test("picture viewer: pictures are 20 px apart and slide for 800 ms (spec section 9)", async () => {
  const animate = jest.fn(() => ({ onfinish: null, cancel: () => {} }))
  Object.defineProperty(Element.prototype, "animate", { value: animate, configurable: true })
  openViewer()
  const row = document.querySelector<HTMLElement>(".yarl__carousel")
  expect(row?.style.getPropertyValue("--yarl__carousel_spacing_px")).toBe("20")
  press("ArrowRight")
  const slides = [expect.anything(), expect.objectContaining({ duration: 800 })]
  await waitFor(() => expect(animate.mock.calls).toContainEqual(slides))
})

test("picture viewer: R rotates right, Shift+R left, and the next picture is upright", () => {
  const { change } = openViewer()
  press("r")
  expect(getCurrentPicture()).toHaveStyle({ transform: "rotate(90deg)" })
  press("R", { shiftKey: true })
  press("R", { shiftKey: true })
  expect(getCurrentPicture()).toHaveStyle({ transform: "rotate(-90deg)" })
  fireEvent.click(screen.getByRole("button", { name: "Rotate to the right" }))
  expect(getCurrentPicture()).toHaveStyle({ transform: "rotate(0deg)" })
  fireEvent.click(screen.getByRole("button", { name: "Rotate to the left" }))
  change({ number: 4 })
  expect(getCurrentPicture()).toHaveStyle({ transform: "rotate(0deg)" })
})

test.each([
  ["39 pixels to the left", -39, 3],
  ["40 pixels to the left", -40, 4],
  ["39 pixels to the right", 39, 3],
  ["40 pixels to the right", 40, 2],
])("picture viewer: a swipe of %s (spec section 9)", async (_, across, number) => {
  const { onMove } = openViewer()
  drag(across, 0)
  if (number === 3) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onMove).not.toHaveBeenCalled()
  } else {
    await waitFor(() => expect(onMove).toHaveBeenLastCalledWith(number))
  }
})

test.each([
  ["99 pixels down stays open", 99, false],
  ["100 pixels down closes", 100, true],
  ["200 pixels up stays open", -200, false],
])("picture viewer: a vertical drag of %s (spec section 9)", async (_, down, closes) => {
  const { onClose } = openViewer()
  drag(0, down)
  if (closes) await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  else {
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(onClose).not.toHaveBeenCalled()
  }
})

test.each([
  ["touch", 299, true],
  ["touch", 300, false],
  ["mouse", 299, true],
  ["mouse", 300, false],
])(
  "picture viewer: two taps of a %s, %i ms apart, zoom: %s (spec section 9: within 300 ms)",
  (pointerType, apart, zooms) => {
    jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400)
    jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800)
    openViewer()
    const where = { clientX: 200, clientY: 300, pointerId: 1, pointerType, button: 0 }
    const picture = getCurrentPicture() ?? document.body
    for (const moment of [1000, 1000 + apart]) {
      const down = createEvent.pointerDown(picture, where)
      Object.defineProperty(down, "timeStamp", { value: moment })
      fireEvent(picture, down)
      fireEvent.pointerUp(picture, where)
    }
    const zoomed = document.querySelector<HTMLElement>(".yarl__slide_current .yarl__slide_wrapper")
    expect(zoomed?.style.transform).toMatch(zooms ? /scale\(2/ : /scale\(1\)/)
  },
)

test.each([
  ["Escape", () => press("Escape")],
  ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close the pictures" }))],
  [
    "a click beside the picture",
    () => {
      const slide = document.querySelector(".yarl__slide_current") ?? document.body
      fireEvent.pointerDown(slide, { clientX: 5, clientY: 5, button: 0 })
      fireEvent.pointerUp(slide, { clientX: 5, clientY: 5 })
    },
  ],
])("picture viewer: %s closes it", async (_, close) => {
  const { onClose } = openViewer()
  close()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

test("picture viewer: a picture that failed to load can be retried", () => {
  const { onRequest } = openViewer({ pictures: pictures.map(() => "failed" as const) })
  expect(onRequest).not.toHaveBeenCalled()
  fireEvent.click(document.querySelector(".yarl__slide_current button") ?? document.body)
  expect(container()).toHaveFocus()
  expect(onRequest).toHaveBeenCalledWith(3)
})

test("picture viewer: shows the small picture until the large one has loaded, or if it fails", () => {
  openViewer()
  const images = () => [...(getCurrentPicture()?.querySelectorAll("img") ?? [])]
  expect(images()).toHaveLength(2)
  const [, largeImage = document.body] = images()
  fireEvent.load(largeImage)
  expect(images()).toHaveLength(1)
  const [loadedImage = document.body] = images()
  fireEvent.error(loadedImage)
  expect(images()).toHaveLength(2)
  expect(getCurrentPicture()).toHaveTextContent("We could not load the large picture.")
})
