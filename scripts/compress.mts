// npx tsx scripts/compress.mts FOLDER [PREVIOUS]: writes .br and .gz files beside the text files of a built site, as
// `npm run release` does. Use it if you copy `public/` by hand to a host that sends precompressed files.
import { compressFolder } from "./lib/compress"
import { readFolder } from "./lib/preflight.mjs"

const [folder = "public", before] = process.argv.slice(2)
await compressFolder(readFolder(folder), before)
