import fs from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib"

/** Text formats. Pictures, videos and fonts are compressed already. */
const TEXT = /\.(css|html|ico|ics|js|json|svg|txt|vcf|webmanifest|xml)$/

const FORMATS = {
  ".br": { pack: brotli, unpack: promisify(brotliDecompress) },
  ".gz": {
    pack: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
}

/** As a host sends text: packed as tight as brotli can. */
export function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

export const isText = (file: string): boolean => TEXT.test(file)

/**
 * Writes a `.br` and a `.gz` file beside each text file that gets smaller by it, for hosts that send precompressed files.
 * Each has its source's time, because hosts tell browsers by it whether a file has changed.
 *
 * @param folder a built site
 * @param before the release before, whose copies are taken where they hold the same: a hundredth of the work
 */
export async function compressFolder(folder: string, before?: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .values()
  // zlib has threads of its own: four files at a time keep them busy.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of texts) await compressFile(path.join(folder, file), before && path.join(before, file))
    }),
  )
}

/** @param before the same file of the release before */
export async function compressFile(file: string, before?: string): Promise<void> {
  const content = await fs.readFile(file)
  const { atime, mtime } = await fs.stat(file)
  for (const [ending, { pack, unpack }] of Object.entries(FORMATS)) {
    const known = before && (await fs.readFile(before + ending).catch(() => undefined))
    const isSame = known && (await unpack(known).catch(() => undefined))?.equals(content)
    const packed = isSame ? known : await pack(content)
    if (packed.length >= content.length) continue
    await fs.writeFile(file + ending, packed)
    await fs.utimes(file + ending, atime, mtime)
  }
}
