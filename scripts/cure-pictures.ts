/**
 * `npm run pictures`: makes the pictures of data/images as the site takes them (src/content/pictures/cure-picture.ts), and
 * says what it did. A text that was written for an earlier picture is marked in data/pictures.json, and the content check
 * says so until somebody has confirmed it. Exits with 1 if a file is no picture.
 */
import path from "node:path"
import { curePictures } from "../src/content/pictures/cure-pictures"

async function cure(root: string): Promise<void> {
  const { done, left } = await curePictures(root)
  for (const line of done) console.log(line)
  for (const line of left) console.error(line)
  if (done.length + left.length === 0) console.log("All pictures are in order.")
  if (left.length > 0) process.exitCode = 1
}

void cure(path.join(import.meta.dirname, ".."))
