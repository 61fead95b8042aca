import type { ContentType } from "./define"

/** The part of a File node with its location; `relativePath` is relative to data/. */
export type FileNode = { relativePath?: string; absolutePath?: string }

/** The type of the entries in the file at `path` (relative to data/, with slashes). */
export const typeAt = (types: readonly ContentType[], path: string): ContentType | undefined =>
  types.find(({ files }) =>
    files.kind === "folder" ? path.slice(0, path.lastIndexOf("/")) === files.path : path === files.path,
  )

/** Throws for a file that belongs to no type; the content check reports such files earlier. */
export const typeNameIn = (types: readonly ContentType[], { relativePath, absolutePath }: FileNode): string => {
  const path = relativePath ?? ""
  const type = typeAt(types, path)
  if (!type) throw new Error(`${absolutePath ?? path} belongs to no content type of src/content/index.ts`)
  return type.name
}
