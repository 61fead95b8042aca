// npx tsx scripts/compress.mts FOLDER [BEFORE]: writes a .br and a .gz file beside each text of a built site, for hosts that send
// precompressed files. `npm run release` does it; a built `public/` that is copied by hand can have them too.
import { compressFolder } from "./lib/compress"
import { readFolder } from "./lib/preflight.mjs"

const [folder = "public", before] = process.argv.slice(2)
await compressFolder(readFolder(folder), before)
