import { Component, type ErrorInfo, type ReactNode } from "react"
import { hydration } from "../browser/hydration"

/** Renders `fallback` after an error; a new `resetKey` tries again. Rethrows during hydration (`browser/hydration.ts`). */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback: ReactNode; resetKey?: string },
  { failedAt: string | null }
> {
  override state: { failedAt: string | null } = { failedAt: null }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== "" && state.failedAt !== props.resetKey
      ? { failedAt: null }
      : null
  }

  static getDerivedStateFromError(error: unknown) {
    if (hydration.isUnderWay) throw error
    return { failedAt: "" }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("This page could not be shown.", error, info.componentStack)
    this.setState({ failedAt: this.props.resetKey ?? "" })
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback
  }
}
