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
    weight: { light: "pt-6 sm:pt-12 lg:pt-16", regular: "pt-8 sm:pt-16 lg:pt-24", heavy: "pt-14 sm:pt-28 lg:pt-40" },
    /**
     * none: the section after it belongs to it; hills: room for the hills of the section after it; footer: a deep section at
     * the page's end, out of which the footer's hills rise: it takes back the footer's distance. Else as the weight.
     */
    end: {
      weight: "",
      none: "pb-0",
      hills: "pb-20 sm:pb-28 lg:pb-40",
      footer: "-mb-16 pb-20 sm:-mb-24 sm:pb-28 lg:-mb-32 lg:pb-40 print:mb-0",
    },
    /** Several parts of one subject, below each other. */
    isStack: { true: "grid gap-5 sm:gap-14 lg:gap-20 *:w-full" },
    /** tight: where two sections belong together; none: the content brings its own space. Both replace the weight's. */
    space: { tight: "py-8 sm:py-12 lg:py-16", none: "" },
    /**
     * What stands on the upper edge and overlaps the section before, of whatever weight that is: the room that its end
     * lacks for it, so that nothing stands on a link or a button.
     */
    divider: { none: "", hills: "mt-2 sm:mt-0 lg:mt-2", animal: "mt-7 sm:mt-5 lg:mt-11" },
  },
  compoundVariants: [
    { end: "weight", weight: "light", class: "pb-6 sm:pb-12 lg:pb-16" },
    { end: "weight", weight: "regular", class: "pb-8 sm:pb-16 lg:pb-24" },
    { end: "weight", weight: "heavy", class: "pb-14 sm:pb-28 lg:pb-40" },
  ],
})

export interface SectionProps extends ComponentProps<"section">, VariantProps<typeof sectionStyles> {
  /** Hills on the upper edge. They overlap the end of the section before, which should have another tone. */
  hills?: HillsVariant
  /** What stands on the hills: a `CutOut`. */
  onHills?: ReactNode
}

/**
 * A full-width band of the page with one subject. Its heading names it; it has no accessible name of its own, which
 * would make it a landmark, one among a dozen. Put a `SectionHeader` with its heading and then a `Container` into it.
 * `deep` stands once or twice on a page, and neighbours have different tones.
 */
export function Section({
  tone = "plain",
  weight = "regular",
  end = "weight",
  space,
  hills,
  onHills,
  isStack,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      data-slot="section"
      className={sectionStyles({
        tone,
        divider: onHills ? "animal" : hills ? "hills" : "none",
        ...(space ? { space } : { weight, end }),
        isStack,
        className,
      })}
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

const headerStyles = cva("flex flex-col gap-2 sm:gap-4", {
  variants: {
    align: { start: "items-start", centre: "items-center text-center" },
    /** Whether it keeps its distance from what follows below; not in a `SectionBar`, which does. */
    inBar: { true: "", false: "mb-5 sm:mb-8 lg:mb-12" },
  },
})

export interface SectionHeaderProps extends ComponentProps<"div">, VariantProps<typeof headerStyles> {}

/** Eyebrow, heading and lead of a section, stacked. */
export function SectionHeader({ align = "start", inBar = false, className, ...props }: SectionHeaderProps) {
  return <div data-slot="section-header" className={headerStyles({ align, inBar, className })} {...props} />
}

/** A section header with an element at its far end, such as "See all". */
export function SectionBar({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="section-bar"
      className={cx("mb-4 flex items-end justify-between gap-x-4 sm:mb-8 sm:gap-x-8 lg:mb-12", className)}
      {...props}
    />
  )
}
