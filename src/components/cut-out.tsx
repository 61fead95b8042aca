import { cva } from "class-variance-authority"
import type { ComponentProps } from "react"
import type { DividerShape } from "./section-divider"

const cutOutStyles = cva("pointer-events-none h-10 w-auto sm:h-14 lg:h-20 print:hidden forced-colors:hidden", {
  variants: {
    /** The position of its feet on the nearest hill of each silhouette. */
    on: {
      savannah: "absolute bottom-[calc(100%+0.25rem)] left-[70%] lg:bottom-[calc(100%+0.75rem)]",
      hills: "absolute bottom-[calc(100%+0.25rem)] left-[12%] lg:bottom-[calc(100%+1rem)]",
      terraces: "absolute bottom-[calc(100%+0.125rem)] left-[62%] lg:bottom-[calc(100%+0.375rem)]",
    },
  },
})

interface CutOutProps extends Omit<ComponentProps<"img">, "src" | "alt" | "height"> {
  /** The name of a file in `static/cut-outs/`. */
  name: string
  /** In pixels; all files are 160 high. */
  width: number
  /** The hills that it stands on; without them `className` places it. */
  on?: DividerShape
}

/** A decorative paper drawing; neither printed nor shown in forced colours. */
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
