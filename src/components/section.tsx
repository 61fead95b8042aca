import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps, ReactNode } from "react"
import { Hills, type HillsVariant } from "./hills"

const sectionStyles = cva("relative", {
  variants: {
    /** plain: the page's own surface; sunken: a quiet band; deep: forest green, once or twice a page. */
    tone: { plain: "bg-surface text-ink", sunken: "bg-surface-sunken text-ink", deep: "theme-deep" },
    /**
     * How much of the page the section asks for, and so the space above and below it: 64, 96 or 160 px on a wide screen
     * and about a third on a phone, where a page of many sections is long enough. Give its `SectionHead` the same weight.
     */
    weight: { light: "py-6 sm:py-12 lg:py-16", regular: "py-8 sm:py-16 lg:py-24", heavy: "py-14 sm:py-28 lg:py-40" },
    /** tight: where two sections belong together; none: the content brings its own space. Both replace the weight's. */
    space: { tight: "py-8 sm:py-12 lg:py-16", none: "" },
  },
})

export interface SectionProps extends ComponentProps<"section">, VariantProps<typeof sectionStyles> {
  /** Hills on the upper edge. They overlap the end of the section before, which should have another tone. */
  hills?: HillsVariant
  /** What stands on the hills: a `CutOut`. */
  onHills?: ReactNode
}

/**
 * A full-width band of the page with one subject. Its heading names it; it has no accessible name of its own, which would
 * make it a landmark, one among a dozen.
 */
export function Section({
  tone = "plain",
  weight = "regular",
  space,
  hills,
  onHills,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      data-slot="section"
      className={sectionStyles({ tone, weight: space ? null : weight, space, className })}
      {...props}
    >
      {hills && (
        <Hills
          variant={hills}
          ground={tone === "sunken" ? "sunken" : "surface"}
          // The overlap of 1 px hides a seam at fractional zoom.
          className="absolute bottom-full left-0 -mb-px"
        />
      )}
      {onHills}
      {children}
    </section>
  )
}

const headerStyles = cva("mb-5 flex flex-col gap-2 sm:mb-8 sm:gap-4 lg:mb-12", {
  variants: { align: { start: "items-start", centre: "items-center text-center" } },
})

export interface SectionHeaderProps extends ComponentProps<"div">, VariantProps<typeof headerStyles> {}

/** Eyebrow, heading and lead of a section, stacked. */
export function SectionHeader({ align = "start", className, ...props }: SectionHeaderProps) {
  return <div data-slot="section-header" className={headerStyles({ align, className })} {...props} />
}

/** A section header with an element at its far end, such as "See all". */
export function SectionBar({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="section-bar"
      className={cx("mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:mb-8 lg:mb-12", className)}
      {...props}
    />
  )
}
