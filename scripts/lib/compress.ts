import fs from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib"

/** Text formats. Pictures, videos and fonts are already compressed. */
const TEXT = /\.(css|html|ico|ics|js|json|svg|txt|vcf|webmanifest|xml)$/

const FORMATS = {
  ".br": { pack: brotli, unpack: promisify(brotliDecompress) },
  ".gz": {
    pack: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    unpack: promisify(gunzip),
  },
}

/** Compresses text with brotli at its highest level. */
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
 * Writes a `.br` and a `.gz` file beside each text file that gets smaller, for hosts that send precompressed files. Each has
 * the time of its source, because hosts compare times to tell browsers whether a file has changed.
 *
 * @param folder a built site
 * @param before the previous release; copies of unchanged files come from it
 */
export async function compressFolder(folder: string, before?: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .values()
  // zlib uses four threads.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of texts) await compressFile(path.join(folder, file), before && path.join(before, file))
    }),
  )
}

/** @param before the same file of the previous release */
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
