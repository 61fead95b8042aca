/**
 * A stand-in for the browser's `CloseWatcher` (HTML, "Close requests and close watchers"): `pressBack` is Android's Back,
 * and Escape is the same request, unless a script has prevented the key's default.
 */
export function installCloseWatcher() {
  const active: CloseWatcher[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      active.push(this)
    }
    destroy() {
      const place = active.indexOf(this)
      if (place >= 0) active.splice(place, 1)
    }
  }

  /** @returns whether something was closed; otherwise the browser leaves the page */
  const pressBack = (): boolean => {
    const watcher = active.pop()
    watcher?.dispatchEvent(new Event("close"))
    return watcher !== undefined
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented) pressBack()
  }

  Object.defineProperty(window, "CloseWatcher", { value: CloseWatcher, configurable: true })
  // The last to hear of the key, as the browser is.
  window.addEventListener("keydown", onKeyDown)
  return {
    pressBack,
    remove: () => {
      Reflect.deleteProperty(window, "CloseWatcher")
      window.removeEventListener("keydown", onKeyDown)
    },
  }
}
