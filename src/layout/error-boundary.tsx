import { Component, type ErrorInfo, type ReactNode } from "react"
import { takeover } from "../lib/takeover"

/**
 * Shows `fallback` instead of its children once rendering them has failed; another `resetKey` tries again. While React
 * takes over the server's HTML it lets errors pass (`lib/takeover.ts`).
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback: ReactNode; resetKey?: string },
  { failedAt: string | null }
> {
  override state: { failedAt: string | null } = { failedAt: null }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { failedAt: string | null }) {
    // A new address deserves a new try.
    return state.failedAt !== null && state.failedAt !== "" && state.failedAt !== props.resetKey
      ? { failedAt: null }
      : null
  }

  static getDerivedStateFromError(error: unknown) {
    if (takeover.isUnderWay) throw error
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
