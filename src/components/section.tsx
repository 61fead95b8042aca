import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps, ReactNode } from "react"
import { Hills, type HillsVariant } from "./hills"

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
     * none: the next section belongs to it; hills: room for the next section's hills; footer: the last section, which
     * cancels the footer's margin.
     */
    end: {
      weight: "",
      none: "pb-0",
      hills: "pb-20 sm:pb-28 lg:pb-40",
      footer: "-mb-16 pb-20 sm:-mb-24 sm:pb-28 lg:-mb-32 lg:pb-40 print:mb-0",
    },
    /** Several parts below each other. */
    isStack: { true: "grid gap-5 sm:gap-14 lg:gap-20 *:w-full" },
    /** tight: between related sections; none: the content has its own. Both replace the weight's space. */
    space: { tight: "py-8 sm:py-12 lg:py-16", none: "" },
    /** Extra space where hills or an animal overlap the end of the previous section, so that they cover no link. */
    divider: { none: "", hills: "mt-2 sm:mt-0 lg:mt-2", animal: "mt-7 sm:mt-5 lg:mt-11" },
  },
  compoundVariants: [
    { end: "weight", weight: "light", class: "pb-6 sm:pb-12 lg:pb-16" },
    { end: "weight", weight: "regular", class: "pb-6 sm:pb-16 lg:pb-24" },
  ],
})

export interface SectionProps extends ComponentProps<"section">, VariantProps<typeof sectionStyles> {
  /** They overlap the previous section, which should have another tone. */
  hills?: HillsVariant
  /** A `CutOut` on the hills. */
  onHills?: ReactNode
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
          ground={tone === "plain" || tone === "deep" ? "surface" : tone}
          sun={onHills ? undefined : tone === "dusk" ? "set" : "rise"}
          // The overlap hides a seam at fractional zoom.
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
    /** False: with a margin below; true in a `SectionBar`, which has its own. */
    inBar: { true: "", false: "mb-3 sm:mb-8 lg:mb-12" },
  },
})

export interface SectionHeaderProps extends ComponentProps<"div">, VariantProps<typeof headerStyles> {}

export function SectionHeader({ align = "start", inBar = false, className, ...props }: SectionHeaderProps) {
  return <div data-slot="section-header" className={headerStyles({ align, inBar, className })} {...props} />
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
