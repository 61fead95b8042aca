import { cva } from "class-variance-authority"
import type { ComponentProps } from "react"
import type { HillsVariant } from "./hills"

const cutOutStyles = cva("pointer-events-none h-10 w-auto sm:h-14 lg:h-20 print:hidden forced-colors:hidden", {
  variants: {
    /** Where its feet are on the nearest hill of each silhouette. */
    on: {
      ridge: "absolute bottom-[calc(100%+0.25rem)] left-[70%] lg:bottom-[calc(100%+0.75rem)]",
      valley: "absolute bottom-[calc(100%+0.25rem)] left-[12%] lg:bottom-[calc(100%+1rem)]",
      terraces: "absolute bottom-[calc(100%+0.125rem)] left-[62%] lg:bottom-[calc(100%+0.375rem)]",
    },
  },
})

interface CutOutProps extends Omit<ComponentProps<"img">, "src" | "alt" | "height"> {
  /** A drawing of `static/cut-outs/`. */
  name: string
  /** The width of its file in pixels; all are 160 high. */
  width: number
  /** The hills of the section, on which it stands; without them it stands where it is put. */
  on?: HillsVariant
}

/** A drawing cut out of paper, to stand on a hill of the page. Decorative; neither printed nor shown in forced colours. */
export function CutOut({ name, on, className, ...props }: CutOutProps) {
  return (
    <img
      data-slot="cut-out"
      src={`/cut-outs/${name}.webp`}
      alt=""
      height={160}
      loading="lazy"
      decoding="async"
      className={cutOutStyles({ on, className })}
      {...props}
    />
  )
}
