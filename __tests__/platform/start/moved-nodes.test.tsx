import { act, render, screen } from "@testing-library/react"
import { tolerateMovedNodes } from "../../../src/platform/start/moved-nodes"

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype)
beforeEach(() => tolerateMovedNodes(Node.prototype))
afterEach(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore })
})

/** "three hens", of two texts, and a button before or after them. */
function Hens({ count, isFirst }: { count: number; isFirst?: boolean }) {
  return (
    <p>
      {isFirst && <b>First</b>}
      {count > 0 && String(count)}
      {" hens"}
      {count > 1 && <i>Many</i>}
    </p>
  )
}

const texts = (root: Element) => Array.from(root.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE)

/** As a translator does: the text stands in new elements, and React's own is gone. */
function replace(text: ChildNode) {
  const font = document.createElement("font")
  text.replaceWith(font)
  font.append(text.textContent ?? "")
}

/** As a dictionary does: React's own text stands in a new element. */
function wrap(text: ChildNode) {
  const mark = document.createElement("mark")
  text.replaceWith(mark)
  mark.append(text)
}

test.each([
  ["replaced", replace],
  ["wrapped", wrap],
])("React removes and inserts around texts that somebody has %s", (_, change) => {
  const { container, rerender } = render(<Hens count={3} />)
  const paragraph = container.querySelector("p") ?? container
  act(() => texts(paragraph).forEach(change))
  rerender(<Hens count={0} isFirst />)
  expect(screen.getByText("First")).toBeInTheDocument()
  expect(screen.queryByText("Many")).not.toBeInTheDocument()
  rerender(<Hens count={2} />)
  expect(screen.queryByText("First")).not.toBeInTheDocument()
  expect(screen.getByText("Many")).toBeInTheDocument()
})

test("a wrapped text is removed, and a new element comes before it", () => {
  const { container, rerender } = render(<Hens count={3} />)
  const paragraph = container.querySelector("p") ?? container
  texts(paragraph).forEach(wrap)
  rerender(<Hens count={0} isFirst />)
  expect(paragraph.textContent).toBe("First hens")
  expect(screen.getByText("First").nextElementSibling?.localName).toBe("mark")
})

test("nodes that nobody has moved are removed and inserted as ever", () => {
  const [parent, first, second] = ["div", "a", "b"].map((name) => document.createElement(name))
  if (!parent || !first || !second) throw new Error("There are no elements.")
  expect(parent.insertBefore(second, null)).toBe(second)
  expect(parent.insertBefore(first, second)).toBe(first)
  expect(parent.innerHTML).toBe("<a></a><b></b>")
  expect(parent.removeChild(first)).toBe(first)
  expect(parent.innerHTML).toBe("<b></b>")
})

test("a node of another parent stays where it is", () => {
  const [parent, other, child] = ["div", "div", "b"].map((name) => document.createElement(name))
  if (!parent || !other || !child) throw new Error("There are no elements.")
  other.append(child)
  expect(parent.removeChild(child)).toBe(child)
  expect(other).toContainElement(child)
})
