import type { Desktop } from "./desktop"
import type { Scene } from "./scenes"

/** Walks through a scene, and returns what was heard as Markdown: a list of keys, each with the words after it. */
export async function transcriptOf(scene: Scene, origin: string, desktop: Desktop): Promise<string> {
  const lines = [`# ${scene.title}`, ""]
  for (const { heading, address, keys } of scene.parts) {
    lines.push(`## ${heading}`, "", "```text")
    if (address) {
      await desktop.open(origin + address)
      lines.push(`[opens ${address}]`)
    }
    for (const key of keys) {
      if (key.startsWith("type:")) desktop.type(key.slice("type:".length))
      else if (key !== "wait") desktop.press(key)
      const heard = await desktop.heard()
      lines.push(`[${key}] ${heard.join(" / ")}`.trimEnd())
    }
    lines.push("```", "")
  }
  await desktop.leave()
  return lines.join("\n")
}
