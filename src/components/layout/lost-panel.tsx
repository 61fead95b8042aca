import { useSetAtom } from "jotai"
import type { ComponentProps } from "react"
import { panelAtom } from "../../state/panel"
import { LostDialog } from "../ui/lost-dialog"

/** In the place of one of the header's panels that was lost. */
export function LostPanel(props: Omit<ComponentProps<typeof LostDialog>, "onClose">) {
  const setPanel = useSetAtom(panelAtom)
  return <LostDialog {...props} onClose={() => setPanel(null)} />
}
