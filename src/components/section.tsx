import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps, ReactNode } from "react"
import { SectionDivider, type DividerShape } from "./section-divider"

const sectionStyles = cva("relative", {
  variants: {
    /** The page's day, from dawn to the night of the footer; deep: forest green, at most twice per page. */
    tone: {
      plain: "bg-surface text-ink",
      dawn: "bg-dawn text-ink",
      noon: "bg-noon text-ink",
      dusk: "bg-dusk text-ink",
      deep: "theme-deep",
    },
    /** The space above and below: 64 or 96 px on wide screens, about a third on phones. */
    weight: { light: "pt-6 sm:pt-12 lg:pt-16", regular: "pt-6 sm:pt-16 lg:pt-24" },
    /**
     * divider: room for the next section's divider; footer: the last section, which
     * cancels the footer's margin.
     */
    end: {
      weight: "",
      divider: "pb-20 sm:pb-28 lg:pb-40",
      footer: "-mb-16 pb-20 sm:-mb-24 sm:pb-28 lg:-mb-32 lg:pb-40 print:mb-0",
    },
    /** stack: several parts below each other. */
    layout: { flow: "", stack: "grid gap-5 sm:gap-14 lg:gap-20 *:w-full" },
    /** tight: between related sections; none: the content has its own. Both replace the weight's space. */
    space: { tight: "py-8 sm:py-12 lg:py-16", none: "" },
    /** Extra space where the divider or its decoration overlaps the end of the previous section, so that it covers no link. */
    overlap: { none: "", divider: "mt-2 sm:mt-0 lg:mt-2", decoration: "mt-7 sm:mt-5 lg:mt-11" },
  },
  compoundVariants: [
    { end: "weight", weight: "light", class: "pb-6 sm:pb-12 lg:pb-16" },
    { end: "weight", weight: "regular", class: "pb-6 sm:pb-16 lg:pb-24" },
  ],
})

export interface SectionProps extends ComponentProps<"section">, VariantProps<typeof sectionStyles> {
  /** The shape of its upper edge, which overlaps the previous section, of another tone. */
  divider?: DividerShape
  /** A `CutOut` on the divider. */
  decoration?: ReactNode
}

/**
 * A full-width band about one subject; neighbours have different tones. It has no accessible name, which would make it
 * one of a dozen landmarks.
 */
export function Section({
  tone = "plain",
  weight = "regular",
  end = "weight",
  space,
  divider,
  decoration,
  layout,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      data-slot="section"
      className={sectionStyles({
        tone,
        overlap: decoration ? "decoration" : divider ? "divider" : "none",
        ...(space ? { space } : { weight, end }),
        layout,
        className,
      })}
      {...props}
    >
      {divider && (
        <SectionDivider
          shape={divider}
          ground={tone === "plain" || tone === "deep" ? "surface" : tone}
          sun={decoration ? undefined : tone === "dusk" ? "set" : "rise"}
          // The overlap hides a seam at fractional zoom.
          className="absolute bottom-full left-0 -mb-px"
        />
      )}
      {decoration}
      {children}
    </section>
  )
}

const headerStyles = cva("flex flex-col gap-2 sm:gap-4", {
  variants: {
    align: { start: "items-start", centre: "items-center text-center" },
    /** none: in a `SectionBar`, which has its own. */
    margin: { none: "", below: "mb-3 sm:mb-8 lg:mb-12" },
  },
})

export interface SectionHeaderProps extends ComponentProps<"div">, VariantProps<typeof headerStyles> {}

export function SectionHeader({ align = "start", margin = "below", className, ...props }: SectionHeaderProps) {
  return <div data-slot="section-header" className={headerStyles({ align, margin, className })} {...props} />
}

/** A section header with an element at its end, such as "See all". */
export function SectionBar({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="section-bar"
      className={cx("mb-3 flex items-end justify-between gap-x-4 sm:mb-8 sm:gap-x-8 lg:mb-12", className)}
      {...props}
    />
  )
}
