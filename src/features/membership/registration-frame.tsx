import { cx } from "class-variance-authority"
import { useEffect, useRef, useState } from "react"
import { MEMBER_FORM_READY } from "../../lib/constants"
import { Link } from "../../components/link"
import { Notice } from "../../components/notice"
import { useMounted } from "../../components/use-mounted"
import { Numbers } from "../contact"
import { words } from "./words"

/** Time limit for loading the form, in milliseconds; then the page tells that it does not load. */
export const FRAME_PATIENCE_MS = 20_000
/** Time limit for the message of the site's own form after its frame has loaded, in milliseconds. */
export const REPORT_PATIENCE_MS = 1_000

interface RegistrationFrameProps {
  /** URL of the form. */
  address: string
  /** True if the form is on another host and may need its own cookies. */
  foreign: boolean
}

/** The sandbox permissions of the form; the site's own form gets no access to the page around it. */
const permissions = ["allow-forms", "allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox"]

/**
 * The registration form in its frame: 2052 px high, 1400 px on screens of up to 768 px (spec section 9). Scripts insert
 * the frame, so that a slow form delays neither the page nor its scripts; without JavaScript it is in the HTML.
 *
 * Browsers do not report whether a frame has loaded the form or an error page. The site's own form posts a message when
 * it is ready; without that message, a telephone number replaces the frame. Another host's form posts none, so the number
 * and the form's link stand above its frame from the start.
 */
export function RegistrationFrame({ address, foreign }: RegistrationFrameProps) {
  const mounted = useMounted()
  const { frame, state, noteLoad } = useFrame(foreign)

  const attributes = {
    src: address,
    sandbox: (foreign ? [...permissions, "allow-same-origin"] : permissions).join(" "),
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const
  const styles = "relative block size-full border-0"
  const hasFailed = state === "late" || state === "lost"
  const direct = (
    <Link href={address} target="_blank" rel="noopener" className="inline-flex min-h-touch items-center">
      {words.direct}
    </Link>
  )

  return (
    <div data-slot="registration-frame" className="space-y-2">
      {(foreign || hasFailed) && (
        <Notice
          // An alert is announced when it appears, not when something becomes one.
          key={hasFailed ? "alert" : "help"}
          variant={hasFailed ? "danger" : "info"}
          role={hasFailed ? "alert" : undefined}
          className="space-y-2"
        >
          <p>{words.fallback}</p>
          <p>{direct}</p>
          <Numbers only="membership" channels={["call", "whatsapp"]} />
        </Notice>
      )}
      {state !== "lost" && (
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
          {mounted && (
            <iframe
              ref={frame}
              title={words.form}
              // Until its script has run, the site's own form shows what holds without one.
              className={cx(styles, state === "loading" && !foreign && "opacity-0")}
              {...attributes}
              onLoad={noteLoad}
            />
          )}
          <noscript>
            <iframe title={words.form} className={styles} {...attributes} />
          </noscript>
        </div>
      )}
      {!foreign && state !== "lost" && <p>{direct}</p>}
    </div>
  )
}

/** Whether the form has loaded. After a failure it is loaded again when the browser is back online. */
function useFrame(foreign: boolean) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<"loading" | "ready" | "late" | "lost">("loading")
  const [hasLoaded, setLoaded] = useState(false)

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === MEMBER_FORM_READY) setState("ready")
    }
    const tryAgain = () => {
      setLoaded(false)
      setState((now) => (now === "lost" ? "loading" : now))
    }
    window.addEventListener("message", onMessage)
    window.addEventListener("online", tryAgain)
    return () => {
      window.removeEventListener("message", onMessage)
      window.removeEventListener("online", tryAgain)
    }
  }, [])

  useEffect(() => {
    if (state !== "loading") return
    const timer = setTimeout(() => setState("late"), FRAME_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  const isSilent = hasLoaded && state !== "ready"
  useEffect(() => {
    if (!isSilent) return
    const timer = setTimeout(() => setState("lost"), REPORT_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isSilent])

  return { frame, state, noteLoad: () => (foreign ? setState("ready") : setLoaded(true)) }
}
