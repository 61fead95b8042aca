import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Heading } from "../components/heading"

const spacing = { 2: "space-y-5", 3: "space-y-4" } as const
const headingSize = { 2: "xl", 3: "lg" } as const

interface SubsectionProps extends Omit<ComponentProps<"section">, "title"> {
  title: string
  level?: keyof typeof headingSize
}

/** A heading and its content, in pages of running text. */
export function Subsection({ title, level = 2, className, children, ...props }: SubsectionProps) {
  return (
    <section className={cx(spacing[level], className)} {...props}>
      <Heading level={level} size={headingSize[level]}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
