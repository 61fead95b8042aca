import { act, fireEvent, render, screen } from "@testing-library/react"
import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"
import { BackgroundVideo } from "../../src/components/background-video"
import { mockMatchMedia, mockIntersectionObserver, setIntersectionRatio } from "./browser"

const backgroundVideo = (
  <BackgroundVideo source={{ provider: "file", mp4: "/media/farm-clip.mp4" }} label="the farm video">
    <img src="/poster.jpg" alt="A low sun over two hills" />
  </BackgroundVideo>
)

const video = () => document.querySelector("video")
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

let play: jest.SpiedFunction<HTMLMediaElement["play"]>
let pause: jest.SpiedFunction<HTMLMediaElement["pause"]>

beforeEach(() => {
  mockIntersectionObserver()
  mockMatchMedia("min-width: 768px")
  play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
  pause = jest.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue()
})
afterEach(() => document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE))

test("background video: loads and plays muted when in view, and pauses out of view", () => {
  render(backgroundVideo)
  setIntersectionRatio(0)
  expect(video()).toBeNull()
  setIntersectionRatio(0.2)
  expect(video()?.muted).toBe(true)
  expect(play).toHaveBeenCalledTimes(1)
  setIntersectionRatio(0)
  expect(pause).toHaveBeenCalled()
  setIntersectionRatio(1)
  expect(play).toHaveBeenCalledTimes(2)
})

test("background video: its button pauses and resumes it", () => {
  render(backgroundVideo)
  setIntersectionRatio(1)
  click("Stop the farm video")
  expect(pause).toHaveBeenCalled()
  click("Play the farm video")
  expect(play).toHaveBeenCalledTimes(2)
})

test.each([
  ["on a phone", () => mockMatchMedia()],
  ["with reduced motion", () => mockMatchMedia("min-width: 768px", "prefers-reduced-motion")],
  ["in save-data mode", () => document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")],
])("background video: %s nothing is loaded until play is pressed", (_, prepare) => {
  prepare()
  render(backgroundVideo)
  setIntersectionRatio(1)
  expect(video()).toBeNull()
  click("Play the farm video")
  expect(video()).not.toBeNull()
  expect(play).toHaveBeenCalledTimes(1)
})

test.each([
  ["a browser that refuses autoplay shows the play button", "NotAllowedError", "Play the farm video"],
  ["scrolling out of view during the start keeps the stop button", "AbortError", "Stop the farm video"],
])("background video: %s", async (_, error, button) => {
  play.mockRejectedValue(new DOMException("", error))
  render(backgroundVideo)
  setIntersectionRatio(1)
  await act(() => Promise.resolve())
  expect(screen.getByRole("button", { name: button })).toBeVisible()
})
