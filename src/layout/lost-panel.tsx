import type { ComponentProps } from "react"
import { useSetPanel } from "./panel"
import { LostDialog } from "../components/lost-dialog"

/** Rendered in place of a header panel whose chunk failed to load. */
export function LostPanel(props: Omit<ComponentProps<typeof LostDialog>, "onClose">) {
  const setPanel = useSetPanel()
  return <LostDialog {...props} onClose={() => setPanel(null)} />
}
