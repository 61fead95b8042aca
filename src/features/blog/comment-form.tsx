import { graphql } from "gatsby"
import { useRef } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink } from "../../lib/message-links"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { useInView } from "../../components/use-in-view"
import { LostPart } from "../../shared/lost-part"

const CommentFields = lazyWithRetry(async () => ({ default: (await import("./comment-fields")).CommentFields }), {
  Lost: LostPart,
})

interface CommentFormProps {
  copy: Queries.CommentFormCopyFragment
  /** Title of the post. */
  post: string
}

/**
 * The comment form. The form components weigh 6 KB and are far below the post: their chunk is loaded when the form is
 * nearly in view. Its space is reserved.
 */
export function CommentForm({ copy, post }: CommentFormProps) {
  const root = useRef<HTMLDivElement>(null)
  const isNear = useInView(root, { threshold: 0, rootMargin: "600px" })
  return (
    <section data-slot="comment-form" aria-labelledby="comment-form" className="space-y-6 print:hidden">
      <div className="space-y-2">
        <Heading level={2} size="xl" id="comment-form">
          {copy.formTitle}
        </Heading>
        <p className="text-ink-muted">{copy.formLead}</p>
      </div>
      <div ref={root} className="js-only min-h-128 sm:min-h-108">
        {isNear && <CommentFields copy={copy} post={post} />}
      </div>
      <OtherWays text={copy.formNoScript} />
    </section>
  )
}

/** For visitors without JavaScript. */
function OtherWays({ text }: { text: string }) {
  const { email, telephones } = useSite().site
  const [telephone] = telephones
  return (
    <p className="no-js-only">
      {text} <Link href={mailLink(email)}>{email}</Link>
      {telephone && (
        <>
          , <Link href={telephoneLink(telephone.number)}>{telephone.number}</Link>
        </>
      )}
    </p>
  )
}

export const commentFormCopyFragment = graphql`
  fragment CommentFormCopy on Blog {
    formTitle
    formLead
    formSubmit
    formSuccess
    formNoScript
  }
`
