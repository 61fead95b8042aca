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
      lines.push(`[${key}] ${(await heardAfter(key, origin, desktop)).join(" / ")}`.trimEnd())
    }
    lines.push("```", "")
  }
  await desktop.leave()
  return lines.join("\n")
}

async function heardAfter(key: string, origin: string, desktop: Desktop): Promise<string[]> {
  const [kind, text = ""] = key.split(/:(.*)/)
  if (kind === "go") {
    await desktop.go(origin + text)
    return []
  }
  if (kind === "wait") return waited(Number(text), desktop)
  if (kind === "type") desktop.type(text)
  else desktop.press(key)
  return desktop.heard()
}

/** What is said within so many seconds without a key. */
async function waited(seconds: number, desktop: Desktop): Promise<string[]> {
  const lines: string[] = []
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) lines.push(...(await desktop.heard()))
  return lines
}
