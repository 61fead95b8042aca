import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** The widths of the drawn files (`packages/illustrations/src/cut-outs.ts`); all are 160 pixels high. */
const widths = { calf: 207, crane: 116, goat: 183, hen: 177 } as const

export type CutOutAnimal = keyof typeof widths

interface CutOutProps extends Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height"> {
  animal: CutOutAnimal
}

/** An animal cut out of paper, to stand on a hill of the page. Decorative; neither printed nor shown in forced colours. */
export function CutOut({ animal, className, ...props }: CutOutProps) {
  return (
    <img
      data-slot="cut-out"
      src={`/cut-outs/${animal}.webp`}
      alt=""
      width={widths[animal]}
      height={160}
      loading="lazy"
      decoding="async"
      className={cx("pointer-events-none h-10 w-auto sm:h-14 lg:h-20 print:hidden forced-colors:hidden", className)}
      {...props}
    />
  )
}
