import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef, useState } from "react"
import { VideoDialog } from "../../src/components/video-dialog"
import { VideoPlayButton } from "../../src/components/video-play-button"
import type { VideoSource } from "../../src/components/video-source"
import { expectNoViolations } from "../support/axe"

const clip: VideoSource = {
  provider: "file",
  webm: "/media/farm-clip.webm",
  mp4: "/media/farm-clip.mp4",
  poster: "/poster.jpg",
}

function Watch({ source }: { source: VideoSource }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <VideoPlayButton ref={button} onClick={() => setOpen(true)}>
        Watch the clip
      </VideoPlayButton>
      <VideoDialog
        source={source}
        title="A morning on the farm"
        open={isOpen}
        onOpenChange={setOpen}
        returnFocusTo={button}
      />
    </>
  )
}

const open = async (source: VideoSource) => {
  render(<Watch source={source} />)
  // Nothing of a video is requested before the dialog opens.
  expect(document.querySelector("video, iframe, source, [poster]")).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Watch the clip" }))
  return user
}

test("video dialog: plays the site's own clip: muted, at once, with controls, 16:9, and named", async () => {
  await open(clip)
  const video = screen.getByLabelText<HTMLVideoElement>("A morning on the farm", { selector: "video" })
  expect(video.muted).toBe(true)
  for (const name of ["autoplay", "controls", "playsinline"]) expect(video).toHaveAttribute(name)
  expect(video).toHaveAttribute("poster", "/poster.jpg")
  expect(video).toHaveClass("aspect-video")
  // The smaller format first.
  expect(Array.from(video.querySelectorAll("source"), ({ type }) => type)).toEqual([
    expect.stringContaining("video/webm"),
    "video/mp4",
  ])
  expect(screen.getByRole("dialog", { name: "A morning on the farm" })).toBeVisible()
  await expectNoViolations({ preload: false })
})

test.each([
  ["abc_-123", "https://www.youtube-nocookie.com/embed/abc_-123?autoplay=1&mute=1&rel=0"],
  // An id can't lead to another address.
  ["../evil?x", "https://www.youtube-nocookie.com/embed/..%2Fevil%3Fx?autoplay=1&mute=1&rel=0"],
])("video dialog: embeds YouTube video %s from youtube-nocookie.com, sandboxed", async (id, address) => {
  await open({ provider: "youtube", id })
  const frame = screen.getByTitle("A morning on the farm")
  expect(frame).toHaveAttribute("src", address)
  expect(frame).toHaveAttribute("sandbox")
  expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin")
})

test("video dialog: fades for 300 ms, as specified", async () => {
  const { durations } = jest.requireActual<{ durations: Record<string, string> }>("../../tailwind.config.js")
  await open(clip)
  expect(durations.slow).toBe("300ms")
  expect(screen.getByRole("dialog")).toHaveClass("motion-safe:data-[state=open]:animate-appear-slow")
  expect(screen.getByRole("dialog")).toHaveClass("motion-safe:data-[state=closed]:animate-vanish-slow")
})
