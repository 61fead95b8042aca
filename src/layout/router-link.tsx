import { Link, type GatsbyLinkProps } from "gatsby"
import { openPage } from "../shared/page-change"

/**
 * The router's link. It shows progress while the page is loading (`page-progress.tsx`), and falls back to a full page
 * load.
 */
export function RouterLink({ onClick, ...props }: Omit<GatsbyLinkProps<object>, "ref">) {
  return (
    <Link
      {...props}
      onClick={(event) => {
        onClick?.(event)
        const { currentTarget: link, button, altKey, ctrlKey, metaKey, shiftKey } = event
        if (event.defaultPrevented || link.target || button || altKey || ctrlKey || metaKey || shiftKey) return
        if (openPage(link.href, link)) event.preventDefault()
      }}
    />
  )
}
