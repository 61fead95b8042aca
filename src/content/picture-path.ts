export const pictureEndings = ["webp", "jpg", "jpeg", "png", "avif"] as const

const ending = new RegExp(`\\.(${pictureEndings.join("|")})$`)

/** Returns a picture's path under data/images without its ending, which is optional in content. */
export const picturePath = (written: string): string => written.replace(ending, "")

/** Returns a picture's path without and with each ending. */
export const writtenPaths = (path: string): string[] => [path, ...pictureEndings.map((ending) => `${path}.${ending}`)]
