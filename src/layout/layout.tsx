import type { ReactNode } from "react"
import { ErrorScreen } from "../features/errors/error-screen"
import { SkipLink } from "../components/skip-link"
import { ErrorBoundary } from "./error-boundary"
import { Footer } from "./footer"
import { Header } from "./header"
import { Notices } from "./notices"
import { PageProgress } from "./page-progress"
import { PreviewLine } from "./preview-line"
import { Shortcuts } from "./shortcuts"
import { TopBar } from "./top-bar"
import { words } from "./words"

interface LayoutProps {
  /** Path of the open page. */
  pathname: string
  children: ReactNode
}

/** The layout around every page (spec section 2, "Shared layout"). It stays mounted during navigation. */
export function Layout({ pathname, children }: LayoutProps) {
  return (
    <>
      <SkipLink href="#content">{words.skip}</SkipLink>
      <PreviewLine />
      <TopBar />
      <Header pathname={pathname} />
      <main id="content" tabIndex={-1} className="overflow-x-clip">
        <ErrorBoundary resetKey={pathname} fallback={<ErrorScreen />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <Shortcuts pathname={pathname} />
      <Notices pathname={pathname} />
      <PageProgress />
    </>
  )
}
