import path from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import { readNode, type NodeSource } from "../../content/entry-nodes"
import { isPreview } from "../../content/preview"
import { registration } from "../../content/types/registration"
import { documentPolicy, getHash } from "../../lib/security-headers"
import { compileScript } from "../../platform/compile-script"
import { readOrganisation } from "../organisation"
import { writeFile } from "../write-file"
import { MemberForm } from "./member-form-body"
import type { MemberFormFacts } from "./member-form-panels"

const folder = "src/outputs/member-form"

/**
 * Writes public/member-form.html, the default registration form in a frame. It is plain HTML with everything inlined,
 * so it loads in one request and also works by itself. The build stops if a field has no control.
 */
export async function createMemberForm(api: NodeSource, root: string): Promise<void> {
  const content = readNode(api, registration)
  const page = await memberFormPage({ ...content, ...readOrganisation(root), isPreview: isPreview(api) }, root)
  writeFile(path.join(root, "public/member-form.html"), page)
}

/** Returns the compiled script, whose hash the Content-Security-Policy needs. */
export const memberFormScript = (root: string): string => compileScript(root, `${folder}/member-form-script.ts`)

/** Returns the complete page. */
export async function memberFormPage(facts: MemberFormFacts, root: string): Promise<string> {
  const script = memberFormScript(root)
  const write = (styles: string) =>
    `<!doctype html>\n${renderToStaticMarkup(<Page facts={facts} script={script} styles={styles} />)}\n`
  // Avoids loading Tailwind for the script alone.
  const { memberFormStyles } = await import("./member-form-styles")
  return write(await memberFormStyles(path.join(root, folder), write("")))
}

function Page({ facts, script, styles }: { facts: MemberFormFacts; script: string; styles: string }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta
          httpEquiv="Content-Security-Policy"
          content={documentPolicy({ scriptHashes: [getHash(script)], isMemberForm: true })}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{`Member registration form | ${facts.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body className="flex min-h-screen flex-col bg-surface-raised font-text-system text-[1.0625rem]/[1.55] wrap-break-word text-ink">
        <MemberForm facts={facts} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}
