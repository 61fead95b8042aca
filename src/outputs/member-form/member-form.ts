import fs from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import type { CreatePagesArgs } from "gatsby"
import { ways } from "../../lib/messages/ways"
import { documentPolicy, hashOf } from "../../lib/security-headers"
import { escapeHtml } from "./escape-html"
import { memberFormBody, type MemberFormFacts } from "./member-form-body"
import tailwind from "../../../tailwind.config.js"

const folder = "src/outputs/member-form"

/**
 * Writes `public/member-form.html`, the registration form shown in a frame unless data/site.json names another. It is a
 * plain HTML page in the site's colours and typeface, with everything in it, so that it loads in one request and also
 * works when opened by itself. The build stops if the content has a field without a control.
 */
export async function createMemberForm(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Queries.MemberFormFactsQuery; errors?: Error[] } =
    await api.graphql<Queries.MemberFormFactsQuery>(/* GraphQL */ `
      query MemberFormFacts {
        preview {
          line
        }
        siteSettings {
          name
          email
          telephones {
            label
            number
          }
          chat {
            number
          }
        }
        registration {
          requiredFields
          optionalFields
          telephone
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
  try {
    const { chat, ...facts } = site
    const page = memberFormPage(
      { preview: result.data?.preview?.line, handOver: ways, ...facts, chatNumber: chat.number, ...registration },
      root,
    )
    fs.mkdirSync(path.join(root, "public"), { recursive: true })
    fs.writeFileSync(path.join(root, "public/member-form.html"), page)
  } catch (error) {
    api.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}

/** The form's compiled script, exactly as in the page: the Content-Security-Policy contains its hash. */
export const memberFormScript = (root: string): string => compiled(root, "member-form-script.ts")

function compiled(root: string, file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, folder, file)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  })
  return (outputFiles[0]?.text ?? "").trim()
}

/** The complete page (`memberFormBody` says what it shows when). */
export function memberFormPage(facts: MemberFormFacts, root: string): string {
  const script = memberFormScript(root)
  const policy = documentPolicy({ scriptHashes: [hashOf(script)], isMemberForm: true })
  const css = compiled(root, "member-form.css")
  const body = memberFormBody(facts)
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Member registration form | ${escapeHtml(facts.name)}</title>
<style>${themes(css + body)}${headingFace(root)}${css}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`
}

/** The site's role tokens that the page reads, for the light and the dark theme, and its typefaces; "paper" is light. */
function themes(page: string): string {
  const tokens = (theme: "light" | "dark") =>
    Object.entries(tailwind.themes[theme])
      .filter(([role]) => page.includes(`var(--${role})`))
      .map(([role, value]) => `--${role}:${value}`)
      .join(";")
  const { display, "text-system": text } = tailwind.theme.fontFamily
  const faces = `--display:${display.join(",")};--text:${text.join(",")}`
  const dark = `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${tokens("dark")}}}`
  return `:root{color-scheme:light;${tokens("light")};${faces}}${dark}`
}

/**
 * The headings' typeface, in the page: a frame without an origin of its own may load no font file from the site, and
 * `headings.woff2` (letters, digits and points, weight 700; docs/change-the-look.md) is a third of the whole.
 */
function headingFace(root: string): string {
  const data = fs.readFileSync(path.join(root, folder, "headings.woff2")).toString("base64")
  return `@font-face{font-family:${tailwind.theme.fontFamily.display[0]};font-weight:700;src:url(data:font/woff2;base64,${data}) format("woff2")}`
}
