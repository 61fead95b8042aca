import fs from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { thumbnailAddress } from "./addresses"

interface Thumbnails {
  products: {
    nodes: readonly { thumb: { path: string; file: { childImageSharp: { resize: { src: string } | null } | null } } }[]
  }
}

/**
 * Has the picture pipeline cut a small picture of every product. It gives each an address that changes with the
 * picture; a cart, which is kept for months, knows only the picture's path.
 *
 * @returns a function that copies them to addresses which stay (`thumbnailAddress`), for after the build
 */
export async function createThumbnails(api: CreatePagesArgs): Promise<(root: string) => void> {
  const result: { data?: Thumbnails; errors?: Error[] } = await api.graphql<Thumbnails>(`
    query ProductThumbnails {
      products: allProduct {
        nodes {
          thumb {
            path
            file {
              childImageSharp {
                resize(width: 160, height: 160, toFormat: WEBP, quality: 72) {
                  src
                }
              }
            }
          }
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("The small pictures of the products could not be made.", result.errors)
    return () => {}
  }
  const sources = new Map(
    result.data.products.nodes.flatMap(({ thumb }) => {
      const src = thumb.file.childImageSharp?.resize?.src
      return src ? [[thumb.path, src] as const] : []
    }),
  )
  return (root) => {
    for (const [name, src] of sources) {
      const target = path.join(root, "public", thumbnailAddress(name))
      fs.mkdirSync(path.dirname(target), { recursive: true })
      fs.copyFileSync(path.join(root, "public", decodeURI(src)), target)
    }
  }
}
