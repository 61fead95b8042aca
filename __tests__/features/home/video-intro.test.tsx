import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { farmVideo } from "../../fixtures/content"
import { introCopy } from "../../fixtures/home-3"
import { VideoIntro } from "../../../src/features/home/video-intro"

test("a home page's introduction plays its video from its picture", async () => {
  render(<VideoIntro copy={introCopy} video={farmVideo} />)
  expect(screen.getByRole("heading", { level: 2, name: new RegExp(`${introCopy.title}$`) })).toBeVisible()
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: introCopy.videoLabel }))
  expect(await screen.findByRole("dialog", { name: farmVideo.title })).toBeVisible()
})
