import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Hills, type HillsVariant } from "./hills"

const sectionStyles = cva("relative", {
  variants: {
    /** plain: the page's own surface; sunken: a quiet band; deep: forest green, once or twice a page. */
    tone: { plain: "bg-surface text-ink", sunken: "bg-surface-sunken text-ink", deep: "theme-deep" },
    /**
     * normal: 64 to 128 px above and below; tight: where two sections belong together; none: the content brings its
     * own.
     */
    space: { normal: "py-16 sm:py-24 lg:py-32", tight: "py-10 sm:py-12 lg:py-16", none: "" },
    /**
     * How much the section counts on its page: 64, 96 or 160 px above and below on a large screen, less on a phone.
     * It takes the place of `space`.
     */
    weight: {
      light: "py-6 sm:py-12 lg:py-16",
      regular: "py-8 sm:py-16 lg:py-24",
      heavy: "py-10 sm:py-24 lg:py-40",
    },
  },
})

export interface SectionProps extends ComponentProps<"section">, VariantProps<typeof sectionStyles> {
  /** Hills on the upper edge. They overlap the end of the section before, which should have another tone. */
  hills?: HillsVariant
}

/** A full-width band of the page with one subject. */
export function Section({ tone = "plain", space, weight, hills, className, children, ...props }: SectionProps) {
  const room = weight ? { weight } : { space: space ?? "normal" }
  return (
    <section data-slot="section" className={sectionStyles({ tone, ...room, className })} {...props}>
      {hills && (
        <Hills
          variant={hills}
          ground={tone === "sunken" ? "sunken" : "surface"}
          // The overlap of 1 px hides a seam at fractional zoom.
          className="absolute bottom-full left-0 -mb-px"
        />
      )}
      {children}
    </section>
  )
}

const headerStyles = cva("mb-10 flex flex-col gap-4 lg:mb-14", {
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
      className={cx("mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 lg:mb-14", className)}
      {...props}
    />
  )
}
