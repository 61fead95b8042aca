import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { contentTypes } from "../../content"
import { contentTypeDefs } from "../../content/graphql"
import { readFragments, withFragments } from "./fragments"

/*
 * What stands in the files of the lists. The cards' own fragments say what a card shows: the HTML of the lists' pages
 * (src/templates) is made by the same.
 */

/** Entries of all lists, each in the data's order. */
export interface ListContent {
  products: { nodes: readonly Queries.ProductEntryFragment[] }
  posts: { nodes: readonly (Queries.PostCardFragment & { readonly tags: readonly string[] })[] }
  gallery: {
    pictures: readonly Queries.GalleryPictureFragment[]
    ratios: readonly Queries.GalleryRatioFragment[]
    kinds: readonly { readonly slug: string; readonly pictures: readonly { readonly path: string }[] }[]
  } | null
}

const LIST_CONTENT = `
  query ListContent {
    products: allProduct(sort: { jsonId: ASC }) {
      nodes {
        ...ProductEntry
      }
    }
    posts: allPost(sort: { jsonId: ASC }) {
      nodes {
        tags
        ...PostCard
      }
    }
    gallery {
      pictures {
        ...GalleryPicture
      }
      ratios: pictures {
        ...GalleryRatio
      }
      kinds {
        slug
        pictures {
          path
        }
      }
    }
  }
`

/** What is used of Gatsby's API. */
export interface ListApi {
  graphql: (query: string) => Promise<{ data?: ListContent; errors?: readonly Error[] }>
}

/** Asks for it. Rejects with what is wrong with the query. */
export async function readListContent(api: ListApi, root: string): Promise<ListContent> {
  const { data, errors = [] } = await api.graphql(withFragments(LIST_CONTENT, readFragments(root)))
  if (!data || errors.length > 0) {
    throw new Error(["What the lists hold could not be read.", ...errors.map(({ message }) => message)].join(" "))
  }
  return data
}

/**
 * The id that each file names and the scripts carry (`LIST_BUILD`): a hash of the *shape* of the entries, which is the
 * query with its fragments, the types that it reads, what makes the pictures' data, and the format of the files. Scripts
 * can show every file with their id. New content leaves the id as it is, so it changes no script, and what visitors
 * have cached stays good.
 */
export function listBuildId(root: string): string {
  const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")
  const shape = [
    withFragments(LIST_CONTENT, readFragments(root)),
    contentTypeDefs(contentTypes),
    read("node_modules/gatsby-plugin-image/package.json"),
    read("src/lib/list-pages.ts"),
  ]
  return createHash("sha256").update(shape.join("\n")).digest("hex").slice(0, 8)
}
