import { cx } from "class-variance-authority"
import { useEffect, useRef, useState } from "react"
import { MEMBER_FORM_READY } from "../../lib/constants"
import { StandaloneLink } from "../../components/link"
import { Alert } from "../../components/alert"
import { useMounted } from "../../components/use-mounted"
import { TelephoneList } from "../contact"
import { messages } from "./messages"

/** Timeout for loading the form, in milliseconds. */
export const FRAME_TIMEOUT_MS = 20_000
/** Timeout for the site's own form to report that it is ready, after its frame has loaded, in milliseconds. */
export const READY_TIMEOUT_MS = 1_000

interface RegistrationFrameProps {
  src: string
  /** Whether the form is on another host, which can need its own cookies. */
  isExternal: boolean
}

/** The sandbox permissions. The site's own form gets no access to the page around it. */
const permissions = ["allow-forms", "allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox"]

/**
 * The registration form in its frame: 2052 px high, 1400 px on screens of up to 768 px (spec section 9). It is inserted
 * after mount, so that a slow form doesn't delay the page. Browsers don't report whether a frame loaded the form or an
 * error page: if the site's own form sends no ready message, a telephone number replaces it. An external form sends none,
 * so the number is above it from the start.
 */
export function RegistrationFrame({ src, isExternal }: RegistrationFrameProps) {
  const mounted = useMounted()
  const { frame, state, onLoad } = useFrame(isExternal)

  const attributes = {
    src,
    sandbox: (isExternal ? [...permissions, "allow-same-origin"] : permissions).join(" "),
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const
  const styles = "relative block size-full border-0"
  const hasFailed = state === "slow" || state === "failed"
  const directLink = (
    <StandaloneLink href={src} target="_blank" rel="noopener">
      {messages.direct}
    </StandaloneLink>
  )

  return (
    <div data-slot="registration-frame" className="space-y-2">
      {(isExternal || hasFailed) && (
        <Alert
          // Remounted, because an alert is announced only when it appears.
          key={hasFailed ? "alert" : "help"}
          variant={hasFailed ? "danger" : "info"}
          role={hasFailed ? "alert" : undefined}
          className="space-y-2"
        >
          <p>{messages.fallback}</p>
          <p>{directLink}</p>
          <TelephoneList only="membership" channels={["call", "whatsapp"]} />
        </Alert>
      )}
      {state !== "failed" && (
        <div className="relative h-[1400px] overflow-hidden rounded-lg bg-surface-raised shadow-card min-[769px]:h-[2052px]">
          <p
            role="status"
            className={cx(
              "js-only absolute inset-x-0 top-0 max-w-none p-10 text-center text-ink-muted",
              state === "ready" && "hidden",
            )}
          >
            {state === "ready" ? "" : messages.loading}
          </p>
          {mounted && (
            <iframe
              ref={frame}
              title={messages.form}
              // Hidden until its script has run, because it first shows its no-JS variant.
              className={cx(styles, state === "loading" && !isExternal && "opacity-0")}
              {...attributes}
              onLoad={onLoad}
            />
          )}
          <noscript>
            <iframe title={messages.form} className={styles} {...attributes} />
          </noscript>
        </div>
      )}
      {!isExternal && state !== "failed" && <p>{directLink}</p>}
    </div>
  )
}

/** Returns the form's loading state. After a failure it is loaded again when the browser is back online. */
function useFrame(isExternal: boolean) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<"loading" | "ready" | "slow" | "failed">("loading")
  const [hasLoaded, setLoaded] = useState(false)

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === MEMBER_FORM_READY) setState("ready")
    }
    const reload = () => {
      setLoaded(false)
      setState((now) => (now === "failed" ? "loading" : now))
    }
    window.addEventListener("message", onMessage)
    window.addEventListener("online", reload)
    return () => {
      window.removeEventListener("message", onMessage)
      window.removeEventListener("online", reload)
    }
  }, [])

  useEffect(() => {
    if (state !== "loading") return
    const timer = setTimeout(() => setState("slow"), FRAME_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])

  const isWaitingForReady = hasLoaded && state !== "ready"
  useEffect(() => {
    if (!isWaitingForReady) return
    const timer = setTimeout(() => setState("failed"), READY_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isWaitingForReady])

  return { frame, state, onLoad: () => (isExternal ? setState("ready") : setLoaded(true)) }
}
