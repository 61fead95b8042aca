import type { ComponentProps } from "react"
import { showInTime } from "../lib/in-time"

declare global {
  /** The script of `lib/in-time.ts` in the HTML that the build writes; empty in the browser's bundles (gatsby-node.ts). */
  const IN_TIME_SCRIPT: string
}

interface InTimeProps extends ComponentProps<"div"> {
  /** Whether nothing in it is valid on the day of the build. */
  isEmpty?: boolean
}

/**
 * The frame of what stands on a page on some days only: the visitor's day decides, before anything is painted
 * (`lib/in-time.ts`). Without JavaScript it shows what is valid on the day of the build.
 */
export function InTime({ isEmpty = false, children, ...props }: InTimeProps) {
  return (
    <div data-slot="in-time" ref={showInTime} hidden={isEmpty} suppressHydrationWarning {...props}>
      {children}
      {/* As HTML, because React complains of a script element when it renders one in the browser. */}
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: IN_TIME_SCRIPT }} />
    </div>
  )
}

interface Days {
  /** The first day on which it is shown; left out where the build's day is late enough. */
  from?: string
  /** The last day on which it is shown. */
  until: string
  /** Whether it is valid on the day of the build. */
  isValid?: boolean
}

/** The props of an element that is shown on some days only; it stands in an `InTime`. */
export const inTime = ({ from, until, isValid = true }: Days) => ({
  "data-from": from,
  "data-until": until,
  hidden: !isValid,
  // The script may have changed `hidden` by the time React takes over.
  suppressHydrationWarning: true,
})
