import { cx } from "class-variance-authority"
import { graphql, useStaticQuery } from "gatsby"
import type { ComponentProps } from "react"

type SampleWords = NonNullable<Queries.SampleWordsQuery["provenance"]>["samples"]

interface SampleMarkProps extends Omit<ComponentProps<"span">, "children"> {
  /** What is invented. */
  of: keyof SampleWords
}

/**
 * Says quietly that what stands beside it is invented. Entries with `isSample` have one. Its words are not part of
 * `useSite`, because that travels with every page.
 */
export function SampleMark({ of, className, ...props }: SampleMarkProps) {
  const { provenance } = useStaticQuery<Queries.SampleWordsQuery>(graphql`
    query SampleWords {
      provenance {
        samples {
          author
          contact
          farm
          history
          partner
          person
          quotation
          result
        }
      }
    }
  `)
  return (
    <span data-slot="sample-mark" className={cx("font-normal text-ink-muted", className)} {...props}>
      {provenance?.samples[of]}
    </span>
  )
}
