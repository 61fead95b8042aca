import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { farmVideo } from "../fixtures/content"
import { ContentBackgroundVideo, ContentVideo } from "../../src/shared/content-video"

const play = () => screen.getByRole("button", { name: "Watch" })
const open = () => userEvent.setup({ delay: null }).click(play())

test("nothing of the video is there before it is asked for; then the site's own file plays", async () => {
  const { baseElement } = render(<ContentVideo video={farmVideo} label="Watch" />)
  expect(baseElement.querySelector("video, iframe")).toBeNull()
  await open()
  const dialog = await screen.findByRole("dialog", { name: "A morning on the farm" })
  const sources = Array.from(dialog.querySelectorAll("video source"), (source) => source.getAttribute("src"))
  expect(sources).toEqual(["/media/farm-clip.webm", "/media/farm-clip.mp4"])
})

test("a video at YouTube comes from the host without cookies", async () => {
  render(
    <ContentVideo
      video={{ ...farmVideo, provider: "youtube", youtubeId: "a&b=c", mp4: null, webm: null }}
      label="Watch"
    />,
  )
  expect(document.querySelector("iframe")).toBeNull()
  await open()
  await screen.findByRole("dialog")
  expect(document.querySelector("iframe")?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a%26b%3Dc\?/)
})

test.each([
  ["file", { ...farmVideo, mp4: null }],
  ["number at YouTube", { ...farmVideo, provider: "youtube" as const, youtubeId: null }],
])("without a %s there is no button that opens nothing", (_, video) => {
  const { container } = render(<ContentVideo video={video} label="Watch" />)
  expect(container).toBeEmptyDOMElement()
})

test("behind words, a video without a file is its still picture, which says nothing to readers", () => {
  const { container } = render(<ContentBackgroundVideo video={{ ...farmVideo, mp4: null, webm: null }} />)
  expect(container.querySelector("video")).toBeNull()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
  expect(container.querySelector("img")).toHaveAttribute("alt", "")
})
