import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { Heading, type HeadingProps } from "./heading"
import { Icon } from "./icon"

interface DisclosureProps {
  /** The label of the disclosure button. */
  title: string
  /** Makes the title a heading on wide screens and in print; without it the content has one of its own. */
  heading?: Pick<HeadingProps, "level" | "size">
  /** Whether it is open at first, such as the first of a group. */
  open?: boolean
  className?: string
  children: ReactNode
}

/**
 * A section that is collapsible on phones only, without JavaScript too. Its content follows the `<details>`, because no
 * style shows the content of a closed one on wide screens in every supported browser.
 */
export function Disclosure({ title, heading, open, className, children }: DisclosureProps) {
  return (
    <div data-slot="disclosure" className={cx("border-line max-md:-mb-px max-md:border-y print:border-0", className)}>
      {heading && (
        <Heading {...heading} className="mb-3 max-md:hidden print:block">
          {title}
        </Heading>
      )}
      <details className="group md:hidden print:hidden" open={open}>
        <summary className="flex min-h-touch list-none items-center justify-between gap-4 py-2 leading-snug font-semibold text-ink-strong hover:text-accent [&::-webkit-details-marker]:hidden">
          {heading ? (
            <Heading level={heading.level} size="sm">
              {title}
            </Heading>
          ) : (
            title
          )}
          <Icon
            icon={ChevronDown}
            className="group-open:[transform:rotate(180deg)] motion-safe:transition-transform print:hidden"
          />
        </summary>
      </details>
      <div className="max-md:pt-2 max-md:pb-5 motion-safe:max-md:animate-appear md:h-full not-print:max-md:[details:not([open])+&]:hidden">
        {children}
      </div>
    </div>
  )
}
