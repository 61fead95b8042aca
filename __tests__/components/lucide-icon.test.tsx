import { render } from "@testing-library/react"
import { Phone } from "lucide-react"
import createIcon from "../../src/components/lucide-icon"

const data: Parameters<typeof createIcon>[0] = { size: 24, node: [["path", { d: "M1 2h3", key: "a" }]] }

it("draws what lucide's own function draws, without the namespace and lucide's classes", () => {
  const Own = createIcon(data)
  const icon = (glyph: React.ReactNode) => {
    const svg = render(glyph).container.querySelector("svg")
    if (!svg) throw new Error("Nothing has been drawn.")
    return svg
  }
  const own = icon(<Own className="size-5" aria-hidden />)
  const lucides = icon(<Phone className="size-5" aria-hidden />)
  lucides.removeAttribute("xmlns")
  lucides.setAttribute("class", "size-5")
  lucides.innerHTML = own.innerHTML
  expect(own.isEqualNode(lucides)).toBe(true)
  expect(own.innerHTML).toBe('<path d="M1 2h3"></path>')
})
