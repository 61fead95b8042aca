/**
 * Draws the website's short clip: static/media/farm-clip.webm and farm-clip.mp4. Needs ffmpeg.
 *
 *   npx tsx src/clip.ts
 *
 * Only what changes shape is drawn anew (one sprite per moment of a stride); land slides as ready bitmaps.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir } from "node:fs/promises"
import path from "node:path"
import sharp, { type OverlayOptions } from "sharp"
import { backdrop, clip, cranes, herd, strips, walker, type Strip, type Walker } from "./clip-scene"
import { picture } from "./paper"
import { staticFolder } from "./website"

const folder = path.join(staticFolder, "media")
const { width, height, fps, frames } = clip
/** The size of the published clip. */
const scale = "scale=640:360:flags=lanczos"

const bitmap = (markup: string, across: number, down: number): Promise<Buffer> =>
  sharp(Buffer.from(picture(across, down, "", markup).svg))
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A strip, drawn once, and the piece of it that a frame shows. */
async function sliding(strip: Strip): Promise<(frame: number) => Promise<OverlayOptions>> {
  const drawn = await sharp(await bitmap(strip.markup, width + strip.period, height))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: drawn.info.width, height: drawn.info.height, channels: drawn.info.channels }
  return async (frame) => {
    const left = (frame * strip.speed) % strip.period
    const input = await sharp(drawn.data, { raw }).extract({ left, top: 0, width, height }).raw().toBuffer()
    return { input, raw: { width, height, channels: raw.channels }, left: 0, top: 0 }
  }
}

const sprite = { width: 480, height: 430 }

/** All moments of an animal's stride. */
async function walking(one: Walker): Promise<(frame: number) => OverlayOptions> {
  const moments: Buffer[] = []
  for (let frame = 0; frame < one.stride; frame += 1) {
    moments.push(
      await bitmap(walker(one, frame / one.stride, sprite.width / 2, sprite.height - 20), sprite.width, sprite.height),
    )
  }
  return (frame) => ({
    input: moments[frame % one.stride] ?? Buffer.alloc(0),
    left: Math.round(one.x - sprite.width / 2),
    top: Math.round(one.y - sprite.height + 20),
  })
}

/** One ffmpeg that takes raw frames and writes both files. */
function encoder() {
  const common = ["-an", "-pix_fmt", "yuv420p", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
  // Each file stays below 150 KB: flat paper bears a small frame and few bits.
  const webm = ["-map", "0", ...common, "-vf", scale, "-c:v", "libsvtav1", "-preset", "5", "-crf", "50", "-g", "300"]
  const mp4 = [
    ...["-map", "0", ...common, "-vf", `fps=12,${scale}`, "-c:v", "libx264", "-preset", "veryslow", "-crf", "31"],
    ...["-tune", "animation", "-movflags", "+faststart"],
  ]
  const input = [
    "-y",
    "-loglevel",
    "error",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${width}x${height}`,
    "-r",
    String(fps),
    "-i",
    "-",
  ]
  return spawn(
    "ffmpeg",
    [...input, ...webm, path.join(folder, "farm-clip.webm"), ...mp4, path.join(folder, "farm-clip.mp4")],
    {
      stdio: ["pipe", "inherit", "inherit"],
    },
  )
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const still = await sharp(await bitmap(backdrop(), width, height))
    .removeAlpha()
    .raw()
    .toBuffer()
  const land = strips()
  const [middle, near, front] = await Promise.all([sliding(land.middle), sliding(land.near), sliding(land.front)])
  const animals = await Promise.all(herd.map(walking))
  const ffmpeg = encoder()
  const ended = new Promise<number | null>((resolve) => ffmpeg.once("close", resolve))
  for (let frame = 0; frame < frames; frame += 1) {
    const birds = { input: await bitmap(cranes(frame), width, 240), left: 0, top: 0 }
    const pixels = await sharp(still, { raw: { width, height, channels: 3 } })
      .composite([birds, await middle(frame), await near(frame), ...animals.map((at) => at(frame)), await front(frame)])
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain")
    if (frame % 48 === 0) console.log(`frame ${frame} of ${frames}`)
  }
  ffmpeg.stdin.end()
  const code = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
}

main().catch((error: unknown) => {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : String(error))
})
