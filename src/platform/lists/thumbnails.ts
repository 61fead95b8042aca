import fs from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { thumbnailPath } from "../../lib/paths"
import type { DevelopmentServer } from "../gatsby-api"

/** The small pictures: of each address that stays (`thumbnailPath`) the one that the picture pipeline has given it. */
export type Thumbnails = ReadonlyMap<string, string>

/**
 * Has the picture pipeline cut a small picture of every product. It gives each an address that changes with the
 * picture; a cart, which is kept for months, knows only the picture's path.
 */
export async function createThumbnails(api: CreatePagesArgs): Promise<Thumbnails> {
  const result: { data?: Queries.ProductThumbnailsQuery; errors?: Error[] } =
    await api.graphql<Queries.ProductThumbnailsQuery>(/* GraphQL */ `
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
    return new Map()
  }
  return new Map(
    result.data.products.nodes.flatMap(({ thumb }) => {
      const src = thumb.file.childImageSharp?.resize?.src
      return src ? [[thumbnailPath(thumb.path), src] as const] : []
    }),
  )
}

/** Copies the small pictures to the addresses that stay, once the build has made them. Those of the last build go. */
export function copyThumbnails(root: string, thumbnails: Thumbnails): void {
  fs.rmSync(path.join(root, "public/thumbs"), { recursive: true, force: true })
  for (const [address, src] of thumbnails) {
    const target = path.join(root, "public", address)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(root, "public", decodeURI(src)), target)
  }
}

/** Sends whoever asks for a small picture to where the picture pipeline has it. */
export function serveThumbnails(server: DevelopmentServer, thumbnails: () => Thumbnails): void {
  server.get("/thumbs/*", ({ url = "" }, response) => {
    const source = thumbnails().get(decodeURI(url))
    if (source) response.writeHead(302, { Location: source, "Cache-Control": "no-store" })
    else response.statusCode = 404
    response.end()
  })
}
