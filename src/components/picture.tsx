import { cva, cx, type VariantProps } from "class-variance-authority"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { ComponentProps } from "react"
import { halveSizes } from "../lib/halve-sizes"
import { tornPaper } from "./torn-paper"
import { useInitialSaveData } from "./use-save-data"

const imageStyles = cva("block", {
  variants: {
    /** natural: the picture's own ratio; cover: fills the ratio set by `className`. */
    fit: { natural: "h-auto w-full", cover: "size-full object-cover" },
  },
})

export interface PictureProps extends Omit<ComponentProps<"picture">, "children">, VariantProps<typeof imageStyles> {
  /** The value of `gatsbyImageData`. */
  image: IGatsbyImageData
  /** Empty if the text beside it says the same. */
  alt: string
  /** The `sizes` attribute; defaults to the pipeline's value. */
  sizes?: string
  /** Gives a photograph a torn paper edge. */
  isPhotograph?: boolean
  /** For the largest picture of the first screen (LCP) only: eager, high priority. */
  priority?: boolean
}

/**
 * A picture of gatsby-plugin-image, whose own component would load 51 KB (docs/adr/0004-gatsby-plugin-image.md). For
 * pictures of the content use `ContentPicture`, which adds the alternative text.
 * In save-data mode it loads half its width unless it has `priority`; in server HTML an inline script halves `sizes`
 * (`platform/save-data/inline.ts`), which React leaves as they are.
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
  const isHalved = useInitialSaveData() && !priority
  return (
    <picture data-slot="picture" className={cx("block", isPhotograph && "bg-tile", className)} {...props}>
      {sources.map(({ type, media, srcSet, sizes: sourceSizes }) => (
        <source
          key={`${type} ${media ?? ""}`}
          type={type}
          media={media}
          srcSet={srcSet.replace(/,\n/g, ", ")}
          sizes={isHalved ? halveSizes(sizes ?? sourceSizes ?? "") : (sizes ?? sourceSizes)}
        />
      ))}
      {/* Few browsers lack AVIF: one fallback size keeps the HTML small. */}
      <img
        src={fallback?.src}
        alt={alt}
        {...getPixelSize(image)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={imageStyles({ fit })}
        style={{ backgroundColor: image.backgroundColor, ...(isPhotograph && tornPaper) }}
      />
    </picture>
  )
}

/** Full-width pictures have width 1 and a ratio; the attributes need whole numbers. */
function getPixelSize({ width, height }: IGatsbyImageData) {
  const scale = width > 1 ? 1 : 1000
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
