export const pictureEndings = ["webp", "jpg", "jpeg", "png", "avif"] as const

const ending = new RegExp(`\\.(${pictureEndings.join("|")})$`)

/** Returns a picture's path under data/images without its ending, which content may include. */
export const picturePath = (written: string): string => written.replace(ending, "")

/** Returns every way in which content may write a picture's path. */
export const writtenPaths = (path: string): string[] => [path, ...pictureEndings.map((ending) => `${path}.${ending}`)]
