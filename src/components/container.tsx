import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

const containerStyles = cva("mx-auto w-full px-(--gutter)", {
  variants: {
    /** measure: for reading; narrow: a form; page: everything else. */
    width: { measure: "max-w-3xl", narrow: "max-w-2xl", page: "max-w-page" },
  },
})

export interface ContainerProps extends ComponentProps<"div">, VariantProps<typeof containerStyles> {}

/** Keeps content off the screen's edges and within a comfortable width. */
export function Container({ width = "page", className, ...props }: ContainerProps) {
  return <div data-slot="container" className={containerStyles({ width, className })} {...props} />
}
