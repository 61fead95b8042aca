import { Link2, Share2 } from "lucide-react"
import { shareLinks, type Shared } from "../../lib/share-links"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon, SpriteIcon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Link } from "../../components/link"
import { toast } from "../../components/toast-store"
import { useMounted } from "../../components/use-mounted"
import { postMessages } from "./post-messages"

/** Links to social networks, a button that copies the URL, and the device's share dialog if there is one. */
export function ShareLinks({ title, url }: Shared) {
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(postMessages.share.copied)
    } catch {
      toast.warning(postMessages.share.notCopied)
    }
  }
  return (
    <section data-slot="share-links" className="space-y-4 print:hidden">
      <Heading level={2} size="md">
        {postMessages.share.title}
      </Heading>
      <ul className="flex flex-wrap items-center gap-2">
        {shareLinks({ title, url }).map(({ network, label, href }) => (
          <li key={network}>
            <Link
              href={href}
              variant="plain"
              className="grid size-touch place-items-center rounded-full bg-surface-raised text-ink-strong shadow-card transition-colors duration-quick hover:text-accent"
            >
              <SpriteIcon name={network} size="sm" />
              <VisuallyHidden>{postMessages.share.on(label)}</VisuallyHidden>
            </Link>
          </li>
        ))}
        <li className="js-only">
          <Button variant="outline" onClick={() => void copyLink()}>
            <Icon icon={Link2} />
            {postMessages.share.copy}
          </Button>
        </li>
        <NativeShareButton title={title} url={url} />
      </ul>
    </section>
  )
}

/** Only phones and some computers have a share dialog, so the button is rendered after mount. */
function NativeShareButton({ title, url }: Shared) {
  const isMounted = useMounted()
  if (!isMounted || typeof navigator.share !== "function") return null
  // Rejects when the visitor closes the dialog, which is no error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <li>
      <Button variant="outline" onClick={share}>
        <Icon icon={Share2} />
        {postMessages.share.more}
      </Button>
    </li>
  )
}
