import fs from "node:fs"
import path from "node:path"

const NAME = "Edit the website"

/** Files on the desktop run this in the project's folder. Node is named by its path: a desktop may know another PATH. */
const SCRIPT = "scripts/edit.mts"

/** "C:\Program Files" and "%" as a batch file has them. */
const inBatch = (text: string) => `"${text.replaceAll("%", "%%")}"`
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** An argument of `Exec=`: quoted, and escaped once more as every value of a .desktop file. */
const inDesktopEntry = (text: string) =>
  `"${text.replace(/["`$\\]/g, String.raw`\$&`)}"`.replaceAll("\\", String.raw`\\`).replaceAll("%", "%%")

/** The file's ending, its text, and what else is to be said of it. */
const icons: Partial<Record<NodeJS.Platform, (project: string, node: string) => [string, string, string?]>> = {
  win32: (project, node) => [
    "cmd",
    [
      "@echo off",
      "chcp 65001 >nul",
      `cd /d ${inBatch(project)}`,
      `${inBatch(node)} --import tsx ${SCRIPT}`,
      "pause",
      "",
    ].join("\r\n"),
  ],
  darwin: (project, node) => [
    "command",
    `#!/bin/sh\ncd ${inShell(project)} && exec ${inShell(node)} --import tsx ${SCRIPT}\n`,
  ],
  linux: (project, node) => [
    "desktop",
    [
      "[Desktop Entry]",
      "Type=Application",
      `Name=${NAME}`,
      "Icon=text-editor",
      "Terminal=true",
      `Path=${project.replaceAll("\\", String.raw`\\`)}`,
      `Exec=${inDesktopEntry(node)} --import tsx ${SCRIPT}`,
      "",
    ].join("\n"),
    "If it does not start, press it with the right button and choose “Allow Launching”.",
  ],
}

/**
 * Puts a file on the desktop that starts the page to edit with.
 *
 * @returns what to tell whoever asked for it
 */
export function writeIcon(platform: NodeJS.Platform, home: string, project: string, node: string): string {
  const icon = icons[platform]
  // Windows may keep the desktop in OneDrive.
  const desktop = ["OneDrive/Desktop", "Desktop"].map((name) => path.join(home, name)).find((one) => fs.existsSync(one))
  if (!icon || !desktop) return `There is no desktop in ${home}: run “npm run edit” in ${project}.`
  const [ending, text, remark] = icon(project, node)
  const file = path.join(desktop, `${NAME}.${ending}`)
  fs.writeFileSync(file, text, { mode: 0o755 })
  return [`${file} starts the page.`, remark].filter(Boolean).join(" ")
}
