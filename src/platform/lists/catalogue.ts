import { fieldOf } from "../../lib/field-of"
import { OutdatedDocumentError, type FetchRequest } from "./fetch-store"

declare global {
  /** Names the shape of the catalogues (`catalogueShape`). Webpack puts it in. */
  const LIST_BUILD: string
}

/** What the catalogues hold, each in the data's order, as the queries of `build.ts` ask for it. */
export interface Catalogues {
  products: { readonly nodes: readonly Queries.ProductEntryFragment[] }
  posts: { readonly nodes: readonly (Queries.PostCardFragment & { readonly tags: readonly string[] })[] }
  gallery: {
    readonly pictures: readonly Queries.GalleryPictureFragment[]
    readonly kinds: readonly { readonly slug: string; readonly pictures: readonly { readonly path: string }[] }[]
  }
}

/** A file under /lists. */
interface CatalogueFile<Content> {
  /** `LIST_BUILD` of the scripts that can show it. */
  build: string
  content: Content
}

export const cataloguePath = (name: keyof Catalogues): string => `/lists/${name}.json`

/** The request for a list's catalogue. The browser asks the host each time whether its copy is still right (README.md). */
export const catalogueRequest = <Name extends keyof Catalogues>(name: Name): FetchRequest<Catalogues[Name]> => ({
  key: cataloguePath(name),
  load: async () => {
    const response = await fetch(cataloguePath(name))
    if (!response.ok && response.status !== 404) throw new Error(`${name} did not arrive (${response.status}).`)
    const file: unknown = response.ok ? await response.json() : undefined
    if (!isOfThisBuild<Catalogues[Name]>(file)) throw new OutdatedDocumentError(`${name} is not of this build.`)
    return file.content
  },
})

/** The one check of what a file holds: files and scripts of one build come out of the same fragments. */
const isOfThisBuild = <Content>(file: unknown): file is CatalogueFile<Content> => fieldOf(file, "build") === LIST_BUILD
