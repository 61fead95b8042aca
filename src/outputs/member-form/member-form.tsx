import fs from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { documentPolicy, hashOf } from "../../lib/security-headers"
import { compileScript } from "../../platform/compile-script"
import { MemberForm, type MemberFormFacts } from "./member-form-body"

const folder = "src/outputs/member-form"

/**
 * Writes public/member-form.html, the default registration form in a frame. It is plain HTML with everything inlined,
 * so it loads in one request and also works by itself. The build stops if a field has no control.
 */
export async function createMemberForm(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Queries.MemberFormFactsQuery; errors?: Error[] } =
    await api.graphql<Queries.MemberFormFactsQuery>(/* GraphQL */ `
      query MemberFormFacts {
        preview {
          left
        }
        siteSettings {
          name
          email
          telephones {
            key
            label
            number
          }
        }
        registration {
          requiredFields
          optionalFields
          identityCard
          nextTitle
          steps {
            title
            text
          }
        }
      }
    `)
  const { siteSettings: site, registration } = result.data ?? {}
  if (!site || !registration) {
    api.reporter.panicOnBuild("What the registration form asks for could not be read.", result.errors)
    return
  }
  const page = await memberFormPage({ isPreview: Boolean(result.data?.preview), ...site, ...registration }, root)
  fs.mkdirSync(path.join(root, "public"), { recursive: true })
  fs.writeFileSync(path.join(root, "public/member-form.html"), page)
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
          content={documentPolicy({ scriptHashes: [hashOf(script)], isMemberForm: true })}
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
