import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"
import { BackgroundVideo } from "../../src/components/background-video"
import { matchMedia, showShare, watchIntersections } from "./browser"

const farm = (
  <BackgroundVideo source={{ provider: "file", mp4: "/media/farm-clip.mp4" }} label="the farm video">
    <img src="/poster.jpg" alt="A low sun over two hills" />
  </BackgroundVideo>
)

const video = () => document.querySelector("video")
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

let play: jest.SpiedFunction<HTMLMediaElement["play"]>
let pause: jest.SpiedFunction<HTMLMediaElement["pause"]>

beforeEach(() => {
  watchIntersections()
  matchMedia("min-width: 768px")
  play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
  pause = jest.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue()
})
afterEach(() => document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE))

test("the server's HTML has the still picture and no video", () => {
  const html = renderToStaticMarkup(farm)
  expect(html).toContain("A low sun over two hills")
  expect(html).not.toContain("farm-clip")
})

test("is fetched when it comes into view, plays without sound, and rests out of view", () => {
  render(farm)
  showShare(0)
  expect(video()).toBeNull()
  showShare(0.2)
  expect(video()?.muted).toBe(true)
  expect(play).toHaveBeenCalledTimes(1)
  showShare(0)
  expect(pause).toHaveBeenCalled()
  showShare(1)
  expect(play).toHaveBeenCalledTimes(2)
})

test("its button stops and starts it", () => {
  render(farm)
  showShare(1)
  press("Stop the farm video")
  expect(pause).toHaveBeenCalled()
  press("Play the farm video")
  expect(play).toHaveBeenCalledTimes(2)
})

test.each([
  ["on a phone", () => matchMedia()],
  ["with reduced motion", () => matchMedia("min-width: 768px", "prefers-reduced-motion")],
  ["in save-data mode", () => document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")],
])("%s nothing is fetched until it is asked for", (_, prepare) => {
  prepare()
  render(farm)
  showShare(1)
  expect(video()).toBeNull()
  press("Play the farm video")
  expect(video()).not.toBeNull()
  expect(play).toHaveBeenCalledTimes(1)
})

test("a browser that refuses to play leaves the picture and the button", async () => {
  play.mockRejectedValue(new DOMException("not now", "NotAllowedError"))
  render(farm)
  showShare(1)
  await act(() => Promise.resolve())
  expect(screen.getByRole("button", { name: "Play the farm video" })).toBeVisible()
})

test("being scrolled away while it starts is no refusal", async () => {
  play.mockRejectedValue(new DOMException("interrupted", "AbortError"))
  render(farm)
  showShare(1)
  await act(() => Promise.resolve())
  expect(screen.getByRole("button", { name: "Stop the farm video" })).toBeVisible()
})
