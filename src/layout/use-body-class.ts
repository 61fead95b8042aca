import { useEffect } from "react"

/** Sets a class on the body while `active` (spec section 4). */
export function useBodyClass(name: string, active: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(name, active)
    return () => document.body.classList.remove(name)
  }, [name, active])
}
