import { pictureName } from "../../src/features/gallery/picture-name"
import { galleryPictures, pictureTexts, routes } from "../support/site"
import { test } from "./support/test"

/* Dialogs by keyboard: the gallery's viewer, the video. */

test("Gallery's viewer: opens, shows the next picture, closes and focuses the last picture", async ({ visitor }) => {
  await visitor.open(routes.gallery)
  const picture = (number: number) => {
    const description = pictureTexts.get(galleryPictures[number - 1] ?? "")
    if (!description) throw new Error(`data/pictures.json does not describe picture ${number} of the gallery.`)
    return visitor.main.part("link", new RegExp(pictureName(description).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
  }
  const viewer = visitor.part("dialog", "Pictures of the gallery")
  await picture(2).focus()
  await visitor.press("Enter")
  await viewer.reads(new RegExp(`2 of ${galleryPictures.length}`))
  await viewer.holdsFocus()
  await visitor.press("ArrowRight")
  await viewer.reads(new RegExp(`3 of ${galleryPictures.length}`))
  await visitor.isAt(`${routes.gallery}?image=3`)
  await visitor.press("Escape")
  await viewer.isGone()
  await visitor.isAt(routes.gallery)
  await picture(3).hasFocus()
})

test("Video: opens, traps focus, closes with Escape, and restores focus", async ({ visitor }) => {
  await visitor.open(routes.home)
  const play = visitor.main.part("button", "Watch a morning on the farm")
  const dialog = visitor.part("dialog", "A morning on the farm")
  await play.focus()
  await visitor.press("Enter")
  await dialog.part("button", "Close the video").hasFocus()
  for (let press = 0; press < 8; press++) {
    await visitor.press("Tab")
    await dialog.holdsFocus()
  }
  await visitor.press("Escape")
  await dialog.isGone()
  await play.hasFocus()
})
