/** @jest-environment node */
import sharp from "sharp"
import { AVIF_EFFORT, encodeAvifFaster, everyPicture } from "../../src/build/avif-effort"

const own = everyPicture.avif
afterEach(() => {
  everyPicture.avif = own
})

test("AVIF is encoded with less effort than sharp's default, and with the quality that was asked for", () => {
  const avif = jest.fn(own)
  everyPicture.avif = avif
  encodeAvifFaster()
  sharp("picture.png").avif({ quality: 48 })
  expect(avif).toHaveBeenCalledWith({ effort: AVIF_EFFORT, quality: 48 })
})

test("an effort that a caller asks for counts", () => {
  const avif = jest.fn(own)
  everyPicture.avif = avif
  encodeAvifFaster()
  sharp("picture.png").avif({ effort: 6 })
  expect(avif).toHaveBeenCalledWith({ effort: 6 })
})
