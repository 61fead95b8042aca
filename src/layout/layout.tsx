import { useAtomValue } from "jotai"
import { useEffect, type ReactNode } from "react"
import { ErrorScreen } from "../features/errors/error-screen"
import { previewMessages } from "../lib/preview"
import { pageChangeAtom } from "../shared/page-change"
import { useSite } from "../shared/use-site"
import { Toaster } from "../components/toast"
import { toast } from "../components/toast-store"
import { VisuallyHidden } from "../components/visually-hidden"
import { ErrorBoundary } from "./error-boundary"
import { Footer } from "./footer"
import { Header } from "./header"
import { BottomBar } from "./bottom-bar"
import { SkipLink } from "./skip-link"
import { TopBar } from "./top-bar"
import { messages } from "./messages"

interface LayoutProps {
  pathname: string
  children: ReactNode
}

/** The layout around every page (spec section 2); it stays mounted during navigation. */
export function Layout({ pathname, children }: LayoutProps) {
  // Clears the toast on navigation, but not one of the new page: clean-ups run before its effects.
  useEffect(() => toast.clear, [pathname])
  return (
    <>
      <SkipLink />
      <PreviewLine />
      <TopBar />
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} className="overflow-x-clip">
        <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <BottomBar pathname={pathname} />
      <Toaster />
      <PageProgress />
    </>
  )
}

/** The line at the top of every page, also in print, that says the site is a preview. */
export function PreviewLine() {
  const { preview } = useSite()
  if (!preview) return null
  return (
    <aside
      data-slot="preview-line"
      aria-label={previewMessages.label}
      className="bg-surface-sunken px-1 py-0.5 text-center text-[0.75rem]/[0.875rem] text-ink-strong sm:text-xs sm:leading-5"
    >
      <p className="text-balance">{previewMessages.line}</p>
    </aside>
  )
}

/** A progress bar while the next page is loading; it is announced as well. */
function PageProgress() {
  const change = useAtomValue(pageChangeAtom)
  if (!change) return null
  return (
    <div role="status" data-slot="page-progress" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {change === "slow" && (
        <>
          {/* Gold on a dark line: one of the two contrasts with any background. */}
          <div className="theme-deep box-content h-1 border-b-2 border-surface bg-accent motion-safe:animate-pulse" />
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
