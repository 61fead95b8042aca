import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Heading, type HeadingProps } from "./heading"
import { Link } from "./link"

const cardStyles = cva("group/card relative flex flex-col rounded-lg bg-surface-raised text-ink shadow-sheet", {
  variants: {
    /** The card rises a little on hover; for cards that are links. */
    lift: { true: "duration-calm motion-safe:transition-transform motion-safe:hover:-translate-y-1" },
  },
})

export interface CardProps extends ComponentProps<"article">, VariantProps<typeof cardStyles> {}

/**
 * One of several things of a kind: a product, a post, a project. Compose it of the parts below. With an `href` on
 * `CardTitle` the whole card leads there; set `lift` then. The picture's `alt` is empty where the title says the same.
 * A box with a message is a `Notice`.
 */
export function Card({ lift, className, ...props }: CardProps) {
  return <article data-slot="card" className={cardStyles({ lift, className })} {...props} />
}

const mediaStyles = cva("relative overflow-hidden rounded-t-lg", {
  variants: {
    ratio: { landscape: "aspect-[4/3]", wide: "aspect-[16/10]", square: "aspect-square", portrait: "aspect-[4/5]" },
    /** On a wide screen the picture takes what room the card has left, instead of its ratio. */
    fills: { true: "lg:aspect-auto lg:min-h-56 lg:flex-1" },
  },
})

export interface CardMediaProps extends ComponentProps<"div">, VariantProps<typeof mediaStyles> {}

/**
 * The picture at the top (`<Picture fit="cover" className="size-full" …>`); the body below overlaps it with a hill
 * shape.
 */
export function CardMedia({ ratio = "landscape", fills, className, children, ...props }: CardMediaProps) {
  return (
    <div data-slot="card-media" className={mediaStyles({ ratio, fills, className })} {...props}>
      {children}
      <span className="paper-edge absolute -bottom-px left-0 h-[7%] w-full bg-surface-raised" />
    </div>
  )
}

const bodyStyles = cva("flex flex-col", {
  variants: {
    /** compact: less space on a phone. */
    padding: { usual: "p-5 sm:p-6", compact: "p-4 sm:p-6" },
    gap: { usual: "gap-3", tight: "gap-2" },
    /** Whether it takes the room that the card has left; not beside media that do. */
    grows: { true: "grow", false: "" },
  },
})

export interface CardBodyProps extends ComponentProps<"div">, VariantProps<typeof bodyStyles> {}

/** Copy and controls. It grows, so that the footers of neighbouring cards align. */
export function CardBody({ padding = "usual", gap = "usual", grows = true, className, ...props }: CardBodyProps) {
  return <div data-slot="card-body" className={bodyStyles({ padding, gap, grows, className })} {...props} />
}

export interface CardTitleProps extends Omit<HeadingProps, "level"> {
  level?: HeadingProps["level"]
  /** The card's link. The whole card is then clickable, and other links in the card stay above that area. */
  href?: string
}

export function CardTitle({ level = 3, size = "md", href, children, ...props }: CardTitleProps) {
  return (
    <Heading data-slot="card-title" level={level} size={size} {...props}>
      {href ? (
        <Link href={href} variant="plain" className="stretched-link underline-offset-4 group-hover/card:underline">
          {children}
        </Link>
      ) : (
        children
      )}
    </Heading>
  )
}

const textStyles = cva("text-ink-muted", { variants: { size: { sentence: "text-base", label: "text-sm" } } })

export interface CardTextProps extends ComponentProps<"p">, VariantProps<typeof textStyles> {}

/** A sentence of the card, or with `size="label"` a few words about it. */
export function CardText({ size = "sentence", className, ...props }: CardTextProps) {
  return <p data-slot="card-text" className={textStyles({ size, className })} {...props} />
}

const footerStyles = cva("mt-auto flex flex-wrap items-center pt-2 text-sm [&_a]:relative [&_a]:z-10 [&_button]:z-10", {
  variants: { align: { ends: "justify-between gap-3", start: "justify-start gap-2" } },
})

export interface CardFooterProps extends ComponentProps<"div">, VariantProps<typeof footerStyles> {}

/** The last row: date, price, buttons. Interactive elements are layered above a stretched title link. */
export function CardFooter({ align = "ends", className, ...props }: CardFooterProps) {
  return <div data-slot="card-footer" className={footerStyles({ align, className })} {...props} />
}
