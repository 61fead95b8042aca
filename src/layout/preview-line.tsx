import { useSite } from "../shared/use-site"
import { words } from "./words"

/**
 * Says at the top of every page, in one line, that the site is a preview. It is there as long as samples or stand-ins are
 * left in the content, on paper too: it speaks for every card and fact below it.
 */
export function PreviewLine() {
  const { preview } = useSite()
  if (!preview) return null
  return (
    <aside
      data-slot="preview-line"
      aria-label={words.preview}
      className="bg-surface-sunken px-1 py-0.5 text-center text-[clamp(0.75rem,3.5vw,0.875rem)] leading-5 text-ink-strong"
    >
      <p>{preview.line}</p>
    </aside>
  )
}
