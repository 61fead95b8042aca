import { act, render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Picture, type PictureProps } from "../../src/components/picture"
import { pictureFixture } from "../../src/components/picture.fixture"
import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"

const root = document.documentElement
const save = () => root.setAttribute(SAVE_DATA_ATTRIBUTE, "")
afterEach(() => root.removeAttribute(SAVE_DATA_ATTRIBUTE))

const picture = (props?: Partial<PictureProps>) => (
  <Picture image={pictureFixture()} alt="A herder" sizes="(min-width: 64em) 400px, 92vw" {...props} />
)
const sizesIn = (container: ParentNode) => container.querySelector("source")?.getAttribute("sizes")

test("Picture: while data are saved it has half the width from the beginning, but for the page's largest", () => {
  save()
  expect(sizesIn(render(picture()).container)).toBe("(min-width: 64em) 200px, 46vw")
  expect(sizesIn(render(picture({ priority: true })).container)).toBe("(min-width: 64em) 400px, 92vw")
})

test("Picture: React hydrates a picture of the HTML and leaves it as the inline script has made it", () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(picture())
  container.querySelector("source")?.setAttribute("sizes", "(min-width: 64em) 200px, 46vw")
  save()
  const changes = jest.spyOn(Element.prototype, "setAttribute")
  // React says in development that the HTML is another; in a built site it lets it be.
  jest.spyOn(console, "error").mockImplementation(() => {})
  const { rerender } = render(picture(), { container, hydrate: true })
  rerender(picture({ className: "rounded-md" }))
  expect(changes.mock.calls.filter(([name]) => name === "sizes" || name === "srcset")).toEqual([])
  expect(sizesIn(container)).toBe("(min-width: 64em) 200px, 46vw")
})

test("Picture: the switch for saving data changes no picture that is there: it would be fetched once more", () => {
  const { container, rerender } = render(picture())
  act(save)
  rerender(picture())
  expect(sizesIn(container)).toBe("(min-width: 64em) 400px, 92vw")
})
