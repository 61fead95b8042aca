import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Heading, type HeadingProps } from "./heading"
import { Link } from "./link"

const cardStyles = cva("group/card relative flex flex-col rounded-lg bg-surface-raised text-ink shadow-card", {
  variants: {
    /** For cards that are links. */
    lift: { true: "duration-calm motion-safe:transition-transform motion-safe:hover:-translate-y-1" },
  },
})

export interface CardProps extends ComponentProps<"article">, VariantProps<typeof cardStyles> {}

/**
 * One of several things of a kind: a product, a post, a project. With an `href` on `CardTitle` the whole card is a
 * link; set `lift` then.
 */
export function Card({ lift, className, ...props }: CardProps) {
  return <article data-slot="card" className={cardStyles({ lift, className })} {...props} />
}

const mediaStyles = cva("relative overflow-hidden rounded-t-lg", {
  variants: {
    ratio: {
      landscape: "aspect-[4/3]",
      wide: "aspect-[16/10]",
      square: "aspect-square",
      portrait: "aspect-[4/5]",
      /** The picture's own. */
      natural: "",
    },
  },
})

export interface CardMediaProps extends ComponentProps<"div">, VariantProps<typeof mediaStyles> {}

/** The picture at the top: `<Picture fit="cover" className="size-full" …>`, or without both in its own ratio. */
export function CardMedia({ ratio = "landscape", className, children, ...props }: CardMediaProps) {
  return (
    <div data-slot="card-media" className={mediaStyles({ ratio, className })} {...props}>
      {children}
      <span className="paper-edge absolute -bottom-px left-0 h-[7%] w-full bg-surface-raised" />
    </div>
  )
}

const bodyStyles = cva("flex grow flex-col", {
  variants: {
    /** compact: less space on phones. */
    padding: { usual: "p-5 sm:p-6", compact: "p-4 sm:p-6" },
    gap: { usual: "gap-3", tight: "gap-2" },
  },
})

export interface CardBodyProps extends ComponentProps<"div">, VariantProps<typeof bodyStyles> {}

/** Text and controls; it grows, so that the footers of neighbouring cards align. */
export function CardBody({ padding = "usual", gap = "usual", className, ...props }: CardBodyProps) {
  return <div data-slot="card-body" className={bodyStyles({ padding, gap, className })} {...props} />
}

export interface CardTitleProps extends Omit<HeadingProps, "level"> {
  level?: HeadingProps["level"]
  /** Makes the whole card clickable; other links in the card stay above that area. */
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

export function CardText({ size = "sentence", className, ...props }: CardTextProps) {
  return <p data-slot="card-text" className={textStyles({ size, className })} {...props} />
}

const footerStyles = cva("mt-auto flex flex-wrap items-center pt-2 text-sm [&_a]:relative [&_a]:z-10 [&_button]:z-10", {
  variants: { align: { ends: "justify-between gap-3", start: "justify-start gap-2" } },
})

export interface CardFooterProps extends ComponentProps<"div">, VariantProps<typeof footerStyles> {}

/** The last row; its links and buttons are layered above a stretched title link. */
export function CardFooter({ align = "ends", className, ...props }: CardFooterProps) {
  return <div data-slot="card-footer" className={footerStyles({ align, className })} {...props} />
}
