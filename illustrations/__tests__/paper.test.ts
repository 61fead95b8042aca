import { stage } from "../src/scene"
import { paperDefs, picture, sheet } from "../src/paper"
import { place, type Part } from "../src/part"
import { sun, sunIn } from "../src/sky"
import { turned } from "../src/turned"

const part: Part = { svg: sheet("<path d='M0 0'/>"), box: { left: -10, top: -20, right: 10, bottom: 0 }, name: "a hen" }
const fromTheLeft = "url(#paper-figure)"
const fromTheRight = "url(#paper-figure-turned)"

test("markup turned twice is the same again, and only the filters of sheets are turned", () => {
  const markup = `${sheet("a")}${sheet("b", "fine")}<g filter="url(#paper-lit-left)"/>`
  expect(turned(markup)).toBe(
    '<g filter="url(#paper-figure-turned)">a</g><g filter="url(#paper-fine-turned)">b</g><g filter="url(#paper-lit-left)"/>',
  )
  expect(turned(turned(markup))).toBe(markup)
})

test("a mirrored figure keeps the light of its scene", () => {
  expect(place(part, 0, 0, 1)).toContain(fromTheLeft)
  expect(place(part, 0, 0, 1, "left")).toContain(fromTheRight)
})

test("what is left of the sun is lit from the right, and what is right of it from the left", () => {
  const draw = (x: number) => {
    const set = stage("test/sun", { width: 1000, height: 800, light: "noon", horizon: 300 })
    return set
      .add(sun("noon", 500, 100, 40))
      .stand(part, x, 600)
      .finish("{hen} pecks {light}.")
      .svg.split("</defs>")[1]
  }
  expect(draw(200)).toContain(fromTheRight)
  expect(draw(800)).not.toContain(fromTheRight)
})

test("a sun tells where it is", () => {
  expect(sunIn(sun("dusk", 420.5, 300, 80))).toBe(420.5)
  expect(sunIn("<g/>")).toBeUndefined()
})

test("every filter that a sheet can name is defined, with its turned one", () => {
  for (const name of ["land", "crest", "figure", "detail", "small", "fine"]) {
    expect(paperDefs()).toContain(`id="paper-${name}"`)
    expect(paperDefs()).toContain(`id="paper-${name}-turned"`)
  }
})

test("the grain covers a whole picture, and nothing of a cut-out", () => {
  expect(picture(40, 30, "", "").svg).toContain('<rect width="40" height="30" filter="url(#paper-grain)"')
  expect(picture(40, 30, "", "", undefined, { grainy: false }).svg).not.toContain('filter="url(#paper-grain)"')
})
