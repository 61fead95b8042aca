/**
 * `npm run pictures`: fixes the pictures of data/images (src/content/pictures/fix-picture.ts) and prints what it did. Flags
 * texts of replaced pictures in data/pictures.json, which the content check reports until an editor confirms them. Exits with
 * 1 if a file is no picture.
 */
import path from "node:path"
import { fixPictures } from "../src/content/pictures/fix-pictures"

async function run(root: string): Promise<void> {
  const { done, left } = await fixPictures(root)
  for (const line of done) console.log(line)
  for (const line of left) console.error(line)
  if (done.length + left.length === 0) console.log("All pictures are in order.")
  if (left.length > 0) process.exitCode = 1
}

void run(path.join(import.meta.dirname, ".."))
