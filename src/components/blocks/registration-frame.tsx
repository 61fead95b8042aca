import { cx } from "class-variance-authority"
import { useEffect, useState } from "react"
import { Link } from "../ui/link"
import { Notice } from "../ui/notice"
import { useMounted } from "../ui/use-mounted"

/** How long the form may take, in milliseconds, before the page says that it does not come. */
export const FRAME_PATIENCE_MS = 20_000

interface RegistrationFrameProps {
  /** Address of the form. */
  address: string
  /** True where the form is served by another host, which may need its own cookies. */
  foreign: boolean
  words: Queries.RegistrationFrameWordsFragment
}

/** What a form needs; a form of the site's own gets no access to the page round it. */
const permissions = ["allow-forms", "allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox"]

/**
 * The registration form in its frame: 2052 px high, 1400 px on screens of up to 768 px (spec section 9). Only scripts
 * put the frame in, so that a slow form holds up neither the page nor its scripts; without scripts it is there at once.
 */
export function RegistrationFrame({ address, foreign, words }: RegistrationFrameProps) {
  const mounted = useMounted()
  const [state, setState] = useState<"loading" | "ready" | "late">("loading")

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === "loading" ? "late" : now)), FRAME_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  const frame = {
    src: address,
    sandbox: (foreign ? [...permissions, "allow-same-origin"] : permissions).join(" "),
    referrerPolicy: "strict-origin-when-cross-origin",
    className: "relative block size-full border-0",
  } as const

  return (
    <div data-slot="registration-frame" className="space-y-4">
      {state === "late" && (
        <Notice variant="danger" role="alert">
          {words.fallback}{" "}
          <Link href={address} target="_blank" rel="noopener">
            {words.directLabel}
          </Link>
        </Notice>
      )}
      <div className="relative h-[1400px] overflow-hidden rounded-lg bg-surface-raised shadow-sheet min-[769px]:h-[2052px]">
        <p
          role="status"
          className={cx(
            "js-only absolute inset-x-0 top-0 p-10 text-center text-ink-muted",
            state === "ready" && "hidden",
          )}
        >
          {state === "ready" ? "" : words.loading}
        </p>
        {mounted && <iframe title={words.frameTitle} {...frame} onLoad={() => setState("ready")} />}
        <noscript>
          <iframe title={words.frameTitle} {...frame} />
        </noscript>
      </div>
      <p className="text-sm">
        <Link href={address} target="_blank" rel="noopener">
          {words.directLabel}
        </Link>
      </p>
    </div>
  )
}
