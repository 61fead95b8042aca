import type { ContentType } from "./define"

/** A File node; `relativePath` is relative to data/. */
export type FileNode = { relativePath?: string; absolutePath?: string }

/** Returns the type of the entries in a file; `path` is relative to data/, with slashes. */
export const findType = (types: readonly ContentType[], path: string): ContentType | undefined =>
  types.find(({ files }) =>
    files.kind === "folder" ? path.slice(0, path.lastIndexOf("/")) === files.path : path === files.path,
  )

/** Returns the type's name; throws for an unknown file, which the content check reports earlier. */
export const getTypeNameOfFile = (types: readonly ContentType[], { relativePath, absolutePath }: FileNode): string => {
  const path = relativePath ?? ""
  const type = findType(types, path)
  if (!type) throw new Error(`${absolutePath ?? path} belongs to no content type of src/content/index.ts`)
  return type.name
}
