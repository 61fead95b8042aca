import path from "node:path"
import { render } from "@testing-library/react"
import sharp from "sharp"
import { CutOut } from "../../src/components/cut-out"

test.each(["calf", "crane", "goat", "hen"] as const)(
  "CutOut: %s has the width and height of its file",
  async (animal) => {
    const { container } = render(<CutOut animal={animal} />)
    const image = container.querySelector("img")
    const { width, height } = await sharp(path.join("static", "cut-outs", `${animal}.webp`)).metadata()
    expect({ width: image?.width, height: image?.height }).toEqual({ width, height })
    expect(image?.alt).toBe("")
  },
)
