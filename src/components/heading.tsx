import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

const headingStyles = cva("font-display font-bold text-ink-strong", {
  variants: {
    size: {
      sm: "text-base leading-snug",
      md: "text-lg leading-snug",
      lg: "text-xl",
      xl: "text-2xl",
      "2xl": "text-3xl tracking-tight",
      "3xl": "text-4xl tracking-tight",
      /** For a page's banner: at most two lines on phones. */
      title: "text-title-long tracking-tight text-balance sm:text-title",
      long: "text-title-long tracking-tight",
    },
  },
})

const tags = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const
const defaultSizes = { 1: "3xl", 2: "xl", 3: "lg", 4: "md" } as const

export interface HeadingProps extends ComponentProps<"h2">, VariantProps<typeof headingStyles> {
  /** The level in the page's outline; sets the size unless `size` is given. */
  level: keyof typeof tags
}

/** A heading. Don't skip levels; `size` changes only its look. */
export function Heading({ level, size, className, ...props }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag data-slot="heading" className={headingStyles({ size: size ?? defaultSizes[level], className })} {...props} />
  )
}

/** The first, smaller line of a heading; renders nothing without children. */
export function Eyebrow({ className, children, ...props }: ComponentProps<"span">) {
  if (!children) return null
  return (
    <span
      data-slot="eyebrow"
      className={cx(
        "flex items-center gap-2.5 text-sm font-semibold text-ink-muted",
        "mb-1 font-text leading-snug tracking-normal sm:mb-3",
        className,
      )}
      {...props}
    >
      <svg
        viewBox="0 0 28 12"
        aria-hidden
        className="h-3 w-7 shrink-0 text-cutout [--icon-accent:var(--color-highlight)]"
      >
        <use href="/icons.svg#sheets" />
      </svg>
      <span>
        {children}
        {/* For screen readers. As `VisuallyHidden`, out of the line, it would be read as a word: "projects : work". */}
        <span className="text-[0px]">: </span>
      </span>
    </span>
  )
}

export function Lead({ className, ...props }: ComponentProps<"p">) {
  return <p data-slot="lead" className={cx("max-w-measure text-lg text-ink-muted", className)} {...props} />
}
