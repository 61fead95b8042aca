import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { VideoDialog } from "../../src/components/video-dialog"
import { VideoPlayButton } from "../../src/components/video-play-button"
import type { VideoSource } from "../../src/components/video-source"
import { axe } from "../support/axe"

const clip: VideoSource = {
  provider: "file",
  webm: "/media/farm-clip.webm",
  mp4: "/media/farm-clip.mp4",
  poster: "/poster.jpg",
}

const open = async (source: VideoSource) => {
  const { container } = render(
    <VideoDialog source={source} title="A morning on the farm" description="Cows go out to graze.">
      <VideoPlayButton>Watch the clip</VideoPlayButton>
    </VideoDialog>,
  )
  // Nothing of a video is in the page before it is asked for.
  expect(document.querySelector("video, iframe, source, [poster]")).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Watch the clip" }))
  return { user, container }
}

const player = () => screen.getByLabelText<HTMLVideoElement>("A morning on the farm", { selector: "video" })

test("plays the site's own clip: muted, at once, with controls, in the smaller format first", async () => {
  await open(clip)
  const video = player()
  expect(video.muted).toBe(true)
  expect(video).toHaveAttribute("autoplay")
  expect(video).toHaveAttribute("controls")
  expect(video).toHaveAttribute("playsinline")
  expect(video).toHaveAttribute("poster", "/poster.jpg")
  expect([...video.querySelectorAll("source")].map(({ type }) => type)).toEqual([
    expect.stringContaining("video/webm"),
    "video/mp4",
  ])
})

test("takes a provider's video from the host without cookies", async () => {
  await open({ provider: "youtube", id: "abc_-123" })
  const frame = screen.getByTitle("A morning on the farm")
  expect(frame).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/abc_-123?autoplay=1&mute=1&rel=0")
  expect(frame).toHaveAttribute("sandbox")
  expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin")
})

test("an id can't lead to another address", async () => {
  await open({ provider: "youtube", id: "../evil?x" })
  expect(screen.getByTitle("A morning on the farm")).toHaveAttribute(
    "src",
    expect.stringContaining("/embed/..%2Fevil%3Fx?"),
  )
})

test("is 16:9, named and described, and passes axe", async () => {
  await open(clip)
  expect(player()).toHaveClass("aspect-video")
  expect(screen.getByRole("dialog", { name: "A morning on the farm" })).toHaveAccessibleDescription(
    "Cows go out to graze.",
  )
  expect(await axe(document.body, { preload: false })).toHaveNoViolations()
})

test("fades for the specification's 300 ms, which is the duration called slow", async () => {
  const { durations } = jest.requireActual<{ durations: Record<string, string> }>("../../tailwind.config.js")
  await open(clip)
  expect(durations.slow).toBe("300ms")
  expect(screen.getByRole("dialog")).toHaveClass("motion-safe:data-[state=open]:animate-appear-slow")
  expect(screen.getByRole("dialog")).toHaveClass("motion-safe:data-[state=closed]:animate-vanish-slow")
})

test("keeps the focus inside", async () => {
  const { user } = await open(clip)
  for (let step = 0; step < 4; step++) {
    await user.tab()
    expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true)
  }
})

test.each(["Escape", "the close button", "the backdrop"])("%s ends it and gives the focus back", async (way) => {
  const { user } = await open(clip)
  const backdrop = screen.getByRole("dialog").parentElement
  if (way === "Escape") await user.keyboard("{Escape}")
  else if (way === "the backdrop" && backdrop) await user.click(backdrop)
  else await user.click(screen.getByRole("button", { name: "Close the video" }))
  expect(document.querySelector("video")).toBeNull()
  expect(screen.getByRole("button", { name: "Watch the clip" })).toHaveFocus()
})
