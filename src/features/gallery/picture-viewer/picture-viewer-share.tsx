import { Share2 } from "lucide-react"
import { useLightboxState } from "yet-another-react-lightbox"
import { shareLinks } from "../../../lib/share-links"
import { words } from "../words"

/** Shares the current picture, which has this URL: the device's share sheet, and where there is none a link to WhatsApp. */
export function PictureViewerShare({ url }: { url: string }) {
  const { currentSlide } = useLightboxState()
  const title = currentSlide && currentSlide.type !== "missing" ? (currentSlide.alt ?? "") : ""
  if (typeof navigator.share === "function") {
    // Closing the sheet without a choice rejects with an error that means nothing.
    const share = () => void navigator.share({ title, url }).catch(() => undefined)
    return (
      <button type="button" aria-label={words.viewer.share} className="yarl__button" onClick={share}>
        <Share2 className="yarl__icon" aria-hidden />
      </button>
    )
  }
  const link = shareLinks({ title, url }).find(({ network }) => network === "whatsapp")
  return (
    <a
      href={link?.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.viewer.shareOn(link?.label ?? "")}
      className="yarl__button"
    >
      <Share2 className="yarl__icon" aria-hidden />
    </a>
  )
}
