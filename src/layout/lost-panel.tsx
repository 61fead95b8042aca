import { useSetAtom } from "jotai"
import type { ComponentProps } from "react"
import { panelAtom } from "./panel"
import { LostDialog } from "../components/lost-dialog"

/** In the place of one of the header's panels that was lost. */
export function LostPanel(props: Omit<ComponentProps<typeof LostDialog>, "onClose">) {
  const setPanel = useSetAtom(panelAtom)
  return <LostDialog {...props} onClose={() => setPanel(null)} />
}
