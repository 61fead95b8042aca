import { cva, type VariantProps } from "class-variance-authority"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import type { ComponentProps } from "react"

const imageStyles = cva("block", {
  variants: {
    /** natural: its own proportions; cover and contain: fills the proportions that `className` gives. */
    fit: { natural: "h-auto w-full", cover: "size-full object-cover", contain: "size-full object-contain" },
  },
})

export interface PictureProps extends Omit<ComponentProps<"picture">, "children">, VariantProps<typeof imageStyles> {
  /** What Gatsby's image pipeline made of the file (`gatsbyImageData`). */
  image: IGatsbyImageData
  /** What the picture shows; empty where the words beside it say the same. */
  alt: string
  /** How wide it stands, in the browser's `sizes` notation; the pipeline's own value when left out. */
  sizes?: string
  /** The page's largest picture: fetched at once and first. */
  priority?: boolean
}

/**
 * The one picture of the site. It renders the data of gatsby-plugin-image itself, because the plugin's own component
 * fetches a renderer of 27 KB and needs an inline script (docs/adr/0004-gatsby-plugin-image.md). The place of a picture is
 * kept from the first paint, in its main colour.
 */
export function Picture({ image, alt, sizes, priority = false, fit = "natural", className, ...props }: PictureProps) {
  const { sources = [], fallback } = image.images
  return (
    <picture data-slot="picture" className={className ? `block ${className}` : "block"} {...props}>
      {sources.map(({ type, media, srcSet, sizes: ownSizes }) => (
        <source
          key={`${type} ${media ?? ""}`}
          type={type}
          media={media}
          srcSet={srcSet.replace(/,\n/g, ", ")}
          sizes={sizes ?? ownSizes}
        />
      ))}
      {/* Browsers without WebP are few and old: one size for them keeps every page's HTML small. */}
      <img
        src={fallback?.src}
        alt={alt}
        {...pixelSize(image)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={imageStyles({ fit })}
        style={{ backgroundColor: image.backgroundColor }}
      />
    </picture>
  )
}

/** Full-width pictures come as a proportion (width 1); the attributes want whole numbers. */
function pixelSize({ width, height }: IGatsbyImageData) {
  const scale = width > 1 ? 1 : 1000
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
