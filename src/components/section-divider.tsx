import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

/** Hand-drawn silhouettes, 1440 × 120. `ground` takes the colour of the section below. */
const silhouettes = {
  savannah: {
    far: "M0 74C120 44 236 34 372 52s230 36 372 12S1030 6 1180 22s196 44 260 36V120H0Z",
    near: "M0 92c150-34 262-40 420-20s266 26 420 4S1120 34 1250 46s150 26 190 30V120H0Z",
    ground: "M0 108c180-24 330-26 520-10s330 14 500-6 300-20 420 2V120H0Z",
  },
  hills: {
    far: "M0 20c190-18 330 10 480 46s270 34 420-6S1230-6 1440 16V120H0Z",
    near: "M0 50c170-14 300 12 450 38s330 26 500-6 330-44 490-30V120H0Z",
    ground: "M0 84c190-8 340 12 520 24s370 4 540-14 270-18 380-12V120H0Z",
  },
  /** Like the terraced hills of Kigezi. */
  terraces: {
    far: "M0 84h70c18 0 18-14 36-14h80c18 0 18-14 36-14h90c18 0 18-14 36-14h110c18 0 18 14 36 14h80c18 0 18 14 36 14h120c18 0 18-14 36-14h70c18 0 18-14 36-14h70c18 0 18-14 36-14h120c18 0 18 14 36 14h90c18 0 18 14 36 14H1440V120H0Z",
    near: "M0 62h90c18 0 18 14 36 14h100c18 0 18 14 36 14h160c18 0 18-14 36-14h90c18 0 18-14 36-14h140c18 0 18 14 36 14h110c18 0 18 14 36 14h150c18 0 18-14 36-14h100c18 0 18-14 36-14H1440V120H0Z",
    ground: "M0 106c110-2 160-14 270-14s180 12 290 12 190-14 300-14 180 14 290 14 190-10 290-8V120H0Z",
  },
} as const

const groundStyles = cva("", {
  variants: {
    ground: { surface: "fill-surface", dawn: "fill-dawn", noon: "fill-noon", dusk: "fill-dusk" },
  },
})

const sunStyles = cva("sun absolute rounded-full bg-sun", {
  variants: {
    /** rise and set: between sections; moon: over the footer. */
    sun: {
      rise: "bottom-0 size-8 sm:size-10 lg:size-14 left-[67%] [--sun:sunrise]",
      set: "bottom-0 size-8 sm:size-14 lg:size-20 left-[18%] [--sun:sunset]",
      moon: "bottom-3 size-10 sm:size-16 lg:size-24 left-[58%] [--sun:sunrise] sm:bottom-8",
    },
  },
})

export type DividerShape = keyof typeof silhouettes

export interface SectionDividerProps
  extends ComponentProps<"div">, VariantProps<typeof groundStyles>, VariantProps<typeof sunStyles> {
  shape?: DividerShape
}

/** Decorative hills on the upper edge of a section, with or without the sun behind them. */
export function SectionDivider({
  shape = "savannah",
  ground = "surface",
  sun,
  className,
  ...props
}: SectionDividerProps) {
  const { far, near, ground: front } = silhouettes[shape]
  return (
    <div
      data-slot="section-divider"
      aria-hidden
      className={cx("pointer-events-none w-full print:hidden", className)}
      {...props}
    >
      {sun && (
        <div className="absolute inset-x-0 bottom-1 h-24 overflow-hidden lg:h-36">
          <div className={sunStyles({ sun })} />
        </div>
      )}
      <svg viewBox="0 0 1440 120" preserveAspectRatio="none" className="relative block h-8 w-full sm:h-12 lg:h-18">
        <Layer d={far} className="fill-hill-far" />
        <Layer d={near} className="fill-hill-mid" />
        {/* The ground's path, mirrored. */}
        <g transform="translate(1440 -9) scale(-1 1)">
          <Layer d={front} className="fill-hill-near" />
        </g>
        <Layer d={front} className={groundStyles({ ground })} />
      </svg>
    </div>
  )
}

function Layer({ d, className }: { d: string; className: string }) {
  return <path d={d} className={cx("paper-shadow", className)} />
}
