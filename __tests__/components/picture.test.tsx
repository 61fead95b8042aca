import { act, render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Picture, type PictureProps } from "../../src/components/picture"
import { pictureFixture } from "../../src/components/picture.fixture"
import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"

const root = document.documentElement
const enableSaveData = () => root.setAttribute(SAVE_DATA_ATTRIBUTE, "")
afterEach(() => root.removeAttribute(SAVE_DATA_ATTRIBUTE))

const picture = (props?: Partial<PictureProps>) => (
  <Picture image={pictureFixture()} alt="A herder" sizes="(min-width: 64em) 400px, 92vw" {...props} />
)
const getSizes = (container: ParentNode) => container.querySelector("source")?.getAttribute("sizes")

test("Picture: in save-data mode sizes are halved, except for the priority picture", () => {
  enableSaveData()
  expect(getSizes(render(picture()).container)).toBe("(min-width: 64em) 200px, 46vw")
  expect(getSizes(render(picture({ priority: true })).container)).toBe("(min-width: 64em) 400px, 92vw")
})

test("Picture: hydration keeps the sizes that the inline script has set", () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(picture())
  container.querySelector("source")?.setAttribute("sizes", "(min-width: 64em) 200px, 46vw")
  enableSaveData()
  const changes = jest.spyOn(Element.prototype, "setAttribute")
  // React logs a hydration mismatch in development only.
  jest.spyOn(console, "error").mockImplementation(() => {})
  const { rerender } = render(picture(), { container, hydrate: true })
  rerender(picture({ className: "rounded-md" }))
  expect(changes.mock.calls.filter(([name]) => name === "sizes" || name === "srcset")).toEqual([])
  expect(getSizes(container)).toBe("(min-width: 64em) 200px, 46vw")
})

test("Picture: switching save-data mode on does not reload a picture already shown", () => {
  const { container, rerender } = render(picture())
  act(enableSaveData)
  rerender(picture())
  expect(getSizes(container)).toBe("(min-width: 64em) 400px, 92vw")
})
