import { writeFileSync } from "node:fs"
import { join } from "node:path"

/** One difference, with pictures in the report's folder. */
export interface Finding {
  name: string
  kind: "changed" | "new" | "gone" | "failed"
  /** "214 pixels differ", "no picture in the baseline yet" */
  what: string
  before?: string
  after?: string
  marked?: string
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const figure = (caption: string, file: string | undefined) =>
  file
    ? `<figure><figcaption>${caption}</figcaption><a href="${escape(file)}"><img src="${escape(file)}" alt="" loading="lazy"></a></figure>`
    : ""

/** Writes index.html: each difference as it was, as it is, and where. Returns its path. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  const entries = findings.map(
    ({ name, what, before, after, marked }) => `<section>
  <h2>${escape(name)}</h2>
  <p>${escape(what)}</p>
  <div>${figure("Before", before)}${figure("Now", after)}${figure("Difference", marked)}</div>
</section>`,
  )
  const file = join(folder, "index.html")
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual differences</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #eee; color: #111 }
  section { margin-block: 2rem; padding: 1rem; background: #fff }
  h1, h2 { margin: 0; font-size: 1.25rem }
  div { display: grid; gap: 1rem }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #999 }
</style>
<h1>${findings.length} differences</h1>
<p>At half their size. Light beside dark. Red: what has changed.</p>
${entries.join("\n")}
</html>
`,
  )
  return file
}
