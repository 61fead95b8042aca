import { render, screen } from "@testing-library/react"
import { picture } from "../../fixtures/picture"
import { Milestones } from "../../../src/features/about/milestones"
import { Story } from "../../../src/features/about/story"

const head = { eyebrow: "Our story", title: "It began with a lorry of hay", lead: null, button: null }
const story = { ...head, paragraphs: ["23 farmers hired a lorry."], image: picture("A lorry of hay.") }
const milestones = { ...head, events: [{ id: 1, year: "2021", text: "23 farmers order hay together." }] }

test.each([
  [true, 2],
  [null, 0],
])("about: an invented story and its milestones are marked as examples: isSample %s", (isSample, count) => {
  render(
    <>
      <Story copy={{ ...story, isSample }} />
      <Milestones copy={{ ...milestones, isSample }} />
    </>,
  )
  expect(screen.queryAllByText("Example")).toHaveLength(count)
})
