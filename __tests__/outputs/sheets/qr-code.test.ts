/** @jest-environment node */
import sharp from "sharp"
import { qrCode } from "../../../src/outputs/sheets/sheet-document"
import { readCode, scaled } from "./read-code"

const addresses = [
  "https://cafn.example/shop-single/1",
  "https://cafn.example/service-details/9/sustainability-climate-action",
  `https://a-much-longer-name.of-a-host.example/service-details/12/${"a-long-path-".repeat(8)}end`,
]

test.each(addresses)("a phone reads %s in its code", async (address) => {
  expect(await readCode(await scaled(qrCode(address), 330))).toBe(address)
})

test("a code with a stain is still read", async () => {
  const stain = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#000" } })
    .png()
    .toBuffer()
  const code = await scaled(qrCode("https://cafn.example/shop-single/1"), 330)
  const stained = await sharp(code)
    .composite([{ input: stain, left: 150, top: 150 }])
    .png()
    .toBuffer()
  expect(await readCode(stained)).toBe("https://cafn.example/shop-single/1")
})

test("white paper is all that stands in the four modules round a code", async () => {
  const svg = qrCode("https://cafn.example/shop-single/1")
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const { data } = await sharp(await scaled(svg, size * 10))
    .extract({ left: 0, top: 0, width: size * 10, height: 40 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(Math.min(...data)).toBe(255)
})
