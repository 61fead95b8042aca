import { useRef } from "react"
import { lazyWithRetry } from "../components/lazy-with-retry"
import { useSite } from "../shared/use-site"
import { LostPart } from "../shared/lost-part"
import { useInView } from "../components/use-in-view"

const SubscribeForm = lazyWithRetry(async () => ({ default: (await import("./subscribe-form")).SubscribeForm }), {
  Lost: LostPart,
})

/**
 * The subscribe form in the footer. The form components weigh 4 KB, and most visits end above the footer: their chunk
 * is loaded when the footer is nearly in view. The form's space is reserved.
 */
export function FooterSubscribe() {
  const { site, navigation } = useSite()
  const root = useRef<HTMLDivElement>(null)
  const isNear = useInView(root, { threshold: 0, rootMargin: "600px" })
  return (
    <div className="space-y-3">
      <p className="text-ink-muted">{navigation.footer.subscribeLead}</p>
      <div ref={root} className="js-only min-h-36">
        {isNear && <SubscribeForm thanks="Thanks For Subscribe" endpoint={site.forms.subscribe} />}
      </div>
      <p className="no-js-only">Subscribing needs JavaScript. Write us an email, and we add you to the list.</p>
    </div>
  )
}
