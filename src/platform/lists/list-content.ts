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

/** What each kind of list holds. */
const QUERIES = {
  products: `
    products: allProduct(sort: { jsonId: ASC }) {
      nodes {
        ...ProductEntry
      }
    }`,
  posts: `
    posts: allPost(sort: { jsonId: ASC }) {
      nodes {
        tags
        ...PostCard
      }
    }`,
  gallery: `
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
    }`,
} satisfies Record<keyof ListContent, string>

const LIST_CONTENT = queryFor(Object.values(QUERIES))

function queryFor(parts: readonly string[]): string {
  return `
  query ListContent {${parts.join("")}
  }
`
}

/** What is used of Gatsby's API. */
export interface ListApi {
  graphql: (query: string) => Promise<{ data?: Partial<ListContent>; errors?: readonly Error[] }>
}

const NOTHING: ListContent = { products: { nodes: [] }, posts: { nodes: [] }, gallery: null }

/**
 * Asks for it. Rejects with what is wrong with the query.
 *
 * @param kind one kind of list only, for example "posts"; the others are empty then. The pictures of the gallery alone
 *   take seconds.
 */
export async function readListContent(api: ListApi, root: string, kind?: string): Promise<ListContent> {
  const parts = Object.entries(QUERIES).flatMap(([name, query]) => (!kind || name === kind ? [query] : []))
  if (parts.length === 0) return NOTHING
  const { data, errors = [] } = await api.graphql(withFragments(queryFor(parts), readFragments(root)))
  if (!data || errors.length > 0) {
    throw new Error(["What the lists hold could not be read.", ...errors.map(({ message }) => message)].join(" "))
  }
  return { ...NOTHING, ...data }
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
