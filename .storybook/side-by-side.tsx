import { useEffect, useRef, useState } from "react"
import { buildArgsParam } from "storybook/internal/router"
import type { Args } from "storybook/internal/types"

interface SideBySideProps {
  id: string
  args: Args
  /** What the story itself gives: only what the controls have changed since goes into a frame's address. */
  initialArgs: Args
  /** As tall as the story, in a page of text; else as tall as the window. */
  fitted: boolean
}

/** A story in light beside the same in dark; the controls change both. */
export function SideBySide(props: SideBySideProps) {
  return (
    <div className="grid grid-cols-2">
      <StoryFrame theme="light" {...props} />
      <StoryFrame theme="dark" {...props} />
    </div>
  )
}

/** One story as a page of its own: no id is there twice, and a dialog covers its own half. */
function StoryFrame({ id, theme, args, initialArgs, fitted }: SideBySideProps & { theme: "light" | "dark" }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const [height, setHeight] = useState(240)
  const changed = buildArgsParam(initialArgs, args)

  useEffect(() => {
    const root = frame.current?.contentDocument?.getElementById("storybook-root")
    if (loads === 0 || !fitted || !root) return
    const observer = new ResizeObserver(() => setHeight(Math.max(120, root.scrollHeight)))
    observer.observe(root)
    return () => observer.disconnect()
  }, [loads, fitted])

  return (
    <iframe
      ref={frame}
      title={theme === "light" ? "On the light theme" : "On the dark theme"}
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}${changed && `&args=${changed}`}`}
      loading="lazy"
      onLoad={() => setLoads((count) => count + 1)}
      className="block w-full border-0"
      style={{ height: fitted ? height : "100vh" }}
    />
  )
}
