/** The endings of the picture files that the site shows. */
export const pictureEndings = ["webp", "jpg", "jpeg", "png", "avif"] as const

const ending = new RegExp(`\\.(${pictureEndings.join("|")})$`)

/** How the site calls a picture: its path under data/images without the ending, which content may write or leave out. */
export const picturePath = (written: string): string => written.replace(ending, "")

/** All ways in which content may write the path of a picture. */
export const writtenPaths = (path: string): string[] => [path, ...pictureEndings.map((ending) => `${path}.${ending}`)]
