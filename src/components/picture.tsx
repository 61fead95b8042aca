import { cva, cx, type VariantProps } from "class-variance-authority"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { ComponentProps } from "react"
import { halveSizes } from "../lib/halve-sizes"
import { tornPaper } from "./torn-paper"
import { useDrawnInSaveData } from "./use-save-data"

const imageStyles = cva("block", {
  variants: {
    /** natural: the picture's own aspect ratio; cover: fills the aspect ratio set by `className`. */
    fit: { natural: "h-auto w-full", cover: "size-full object-cover" },
  },
})

export interface PictureProps extends Omit<ComponentProps<"picture">, "children">, VariantProps<typeof imageStyles> {
  /** The output of Gatsby's image pipeline (`gatsbyImageData`). */
  image: IGatsbyImageData
  /** Describes the picture; empty where the text beside it says the same. */
  alt: string
  /** The rendered width, in the syntax of the `sizes` attribute; defaults to the pipeline's value. */
  sizes?: string
  /** A photograph is shown as one torn out of paper, so that it looks at home beside drawings. */
  isPhotograph?: boolean
  /** The page's largest picture (LCP): loaded eagerly, with high priority. */
  priority?: boolean
}

/**
 * The picture of the site. It renders the data of gatsby-plugin-image itself, because the plugin's own component
 * fetches a renderer of 51 KB (docs/adr/0004-gatsby-plugin-image.md). The place of a picture is kept from the first
 * paint, in its main colour. `priority` is for the largest picture of the first screen only. `alt` is empty where the
 * text beside it says the same. In content use `ContentPicture`, which knows the description.
 *
 * In save-data mode it asks for half its width, unless it is the page's largest: in the HTML an inline script halves
 * the `sizes` (`platform/save-data/inline.ts`), which React leaves as they are.
 */
export function Picture({
  image,
  alt,
  sizes,
  priority = false,
  isPhotograph = false,
  fit = "natural",
  className,
  ...props
}: PictureProps) {
  const { sources = [], fallback } = image.images
  const isHalved = useDrawnInSaveData() && !priority
  return (
    <picture data-slot="picture" className={cx("block", isPhotograph && "bg-tile", className)} {...props}>
      {sources.map(({ type, media, srcSet, sizes: ownSizes }) => (
        <source
          key={`${type} ${media ?? ""}`}
          type={type}
          media={media}
          srcSet={srcSet.replace(/,\n/g, ", ")}
          sizes={isHalved ? halveSizes(sizes ?? ownSizes ?? "") : (sizes ?? ownSizes)}
        />
      ))}
      {/* Few browsers lack AVIF: a single fallback size for them keeps the HTML of every page small. */}
      <img
        src={fallback?.src}
        alt={alt}
        {...pixelSize(image)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={imageStyles({ fit })}
        style={{ backgroundColor: image.backgroundColor, ...(isPhotograph && tornPaper) }}
      />
    </picture>
  )
}

/** Full-width pictures come as an aspect ratio (width 1); the `width` and `height` attributes need whole numbers. */
function pixelSize({ width, height }: IGatsbyImageData) {
  const scale = width > 1 ? 1 : 1000
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
