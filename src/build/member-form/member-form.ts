import fs from "node:fs"
import path from "node:path"
import { buildSync } from "esbuild"
import type { CreatePagesArgs } from "gatsby"
import { smsLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { documentPolicy, hashOf } from "../hosts/security-headers"
import tailwind from "../../../tailwind.config.js"

/** The content that the form needs, from data/site.json and data/registration.json. */
export interface MemberFormFacts {
  name: string
  email: string
  telephones: readonly { label: string; number: string }[]
  chatNumber: string
  requiredFields: readonly string[]
  optionalFields: readonly string[]
}

interface Control {
  /** The key of the answer. */
  name: string
  /** Attributes of the input, except its name. */
  input?: string
  choices?: readonly string[]
  hint?: string
  /** The answer never goes into a link: the visitor adds it to the message. */
  isSecret?: boolean
}

/** The control of each field of data/registration.json, by the field's name there (spec section 2, "Registration"). */
const controls: Readonly<Record<string, Control>> = {
  "Full name": { name: "fullName", input: 'type="text" autocomplete="name"' },
  "National identification number": {
    name: "nationalId",
    input:
      'type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" pattern="[A-Za-z0-9]{14}" title="14 letters and digits, as on the card"',
    hint: "14 letters and digits, as on the card.",
    isSecret: true,
  },
  Occupation: { name: "occupation", input: 'type="text" autocomplete="organization-title"' },
  "Phone number": {
    name: "phone",
    input:
      'type="tel" inputmode="tel" autocomplete="tel" pattern="[0-9+\\s\\(\\)\\-]{7,25}" title="Digits, such as 0700 000 000"',
  },
  District: { name: "district", input: 'type="text" autocomplete="address-level1"' },
  Parish: { name: "parish", input: 'type="text" autocomplete="off"' },
  Subcounty: { name: "subcounty", input: 'type="text" autocomplete="off"' },
  Village: { name: "village", input: 'type="text" autocomplete="address-level2"' },
  Gender: { name: "gender", choices: ["Woman", "Man", "I would rather not say"] },
  "How you heard about us": {
    name: "source",
    choices: [
      "From a member",
      "On the radio",
      "On WhatsApp or Facebook",
      "At a market",
      "From a vet or officer",
      "Otherwise",
    ],
  },
  "Email address": { name: "email", input: 'type="email" inputmode="email" autocomplete="email"' },
}

/**
 * Writes `public/member-form.html`, the registration form shown in a frame unless data/site.json names another. It is a
 * plain HTML page in the site's colours, with inline styles and a small inline script, so that it loads in one request
 * and also works when opened by itself. The build stops if the content has a field without a control.
 */
export async function createMemberForm(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Queries.MemberFormFactsQuery; errors?: Error[] } =
    await api.graphql<Queries.MemberFormFactsQuery>(/* GraphQL */ `
      query MemberFormFacts {
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
        }
      }
    `)
  const { siteSettings: site, registration } = result.data ?? {}
  if (!site || !registration) {
    api.reporter.panicOnBuild("What the registration form asks for could not be read.", result.errors)
    return
  }
  try {
    const { name, email, telephones, chat } = site
    const page = memberFormPage({ name, email, telephones, chatNumber: chat.number, ...registration }, root)
    fs.mkdirSync(path.join(root, "public"), { recursive: true })
    fs.writeFileSync(path.join(root, "public/member-form.html"), page)
  } catch (error) {
    api.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}

/** The form's compiled script, exactly as in the page: the Content-Security-Policy contains its hash. */
export const memberFormScript = (root: string): string => compiled(root, "src/build/member-form/member-form-script.ts")

function compiled(root: string, file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, file)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  })
  return (outputFiles[0]?.text ?? "").trim()
}

/**
 * The complete page. Until its script has run (and without JavaScript) it shows telephone numbers instead of the form.
 */
export function memberFormPage(facts: MemberFormFacts, root: string): string {
  const { name, email, chatNumber, requiredFields, optionalFields } = facts
  const fields = [
    ...requiredFields.map((label) => field(label, true)),
    ...optionalFields.map((label) => field(label, false)),
  ]
  const script = memberFormScript(root)
  const policy = documentPolicy({ scriptHashes: [hashOf(script)] })
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Member registration form | ${escape(name)}</title>
<style>${themes()}${compiled(root, "src/build/member-form/member-form.css")}</style>
</head>
<body>
<main aria-labelledby="title">
<h1 id="title">Member registration form</h1>
${otherWays(facts)}
<div id="with-script" hidden>
<p>All fields but the last must be filled in. Nothing is sent before you send it yourself.</p>
<form id="form" autocomplete="on" data-chat="${escape(chatNumber)}" data-mail="${escape(email)}">
${fields.join("\n")}
<button type="submit">Write my registration</button>
</form>
<section id="ready" hidden tabindex="-1" aria-labelledby="ready-title">
<h2 id="ready-title">Your registration is written. Now send it.</h2>
<p id="ready-note"></p>
<label for="message">Your message</label>
<textarea id="message" rows="13" readonly></textarea>
<p class="actions"><a id="whatsapp" class="button" target="_blank" rel="noopener noreferrer" href="#ready" aria-label="Send on WhatsApp (opens in a new tab)">Send on WhatsApp</a>
<a id="mail" class="button" target="_blank" rel="noopener noreferrer" href="#ready" aria-label="Send by e-mail (opens in a new tab)">Send by e-mail</a>
<button type="button" id="change">Change something</button></p>
</section>
</div>
</main>
<script>${script}</script>
</body>
</html>
`
}

/** How to become a member without the form: without the script, an entered answer would reach nobody. */
function otherWays({ name, telephones, chatNumber }: MemberFormFacts): string {
  const text = `Hello ${name}, I would like to become a member. Please ring me.`
  const link = (href: string, label: string, more = "") => `<a href="${escape(href)}"${more}>${escape(label)}</a>`
  const ways = [
    ...telephones.map(({ label, number }) => `${escape(label)}: ${link(telephoneLink(number), number)}`),
    link(
      whatsAppLink(chatNumber, text),
      "Write to us on WhatsApp (opens in a new tab)",
      ' target="_blank" rel="noopener noreferrer"',
    ),
    link(smsLink(chatNumber, text), "Send us a text message (SMS)"),
  ]
  return `<div id="without-script" class="note">
<p>This form needs JavaScript, which does not run here. Ring us or write to us, and we fill it in together:</p>
<ul>
${ways.map((way) => `<li>${way}</li>`).join("\n")}
</ul>
<p>Or print the list on the registration page, and bring it to a meeting.</p>
</div>`
}

function field(label: string, isRequired: boolean): string {
  const control = controls[label]
  if (!control) {
    throw new Error(
      `data/registration.json asks for “${label}”, and the site's own form has no such field. Known are: ${Object.keys(controls).join(", ")}. Add it to src/build/member-form/member-form.ts, or name another form in data/site.json (registrationForm).`,
    )
  }
  const { name, input, choices, hint, isSecret } = control
  const attributes = [
    `id="${name}"`,
    `name="${name}"`,
    `data-label="${escape(label)}"`,
    ...(isRequired ? ["required"] : []),
    ...(isSecret ? ["data-secret"] : []),
    ...(hint ? [`aria-describedby="${name}-hint"`] : []),
  ].join(" ")
  const mark = isRequired ? ' <span aria-hidden="true" class="mark">*</span>' : " (if you have one)"
  const options = (choices ?? []).map((choice) => `<option>${escape(choice)}</option>`).join("")
  return [
    `<p class="field"><label for="${name}">${escape(label)}${mark}</label>`,
    choices
      ? `<select ${attributes}><option value="">Please choose</option>${options}</select>`
      : `<input ${attributes} ${input ?? ""}>`,
    hint ? `<span class="hint" id="${name}-hint">${escape(hint)}</span>` : "",
    "</p>",
  ].join("")
}

/** The site's role tokens for the light and the dark theme; "paper" is the light one. */
function themes(): string {
  const tokens = (theme: "light" | "dark") =>
    Object.entries(tailwind.themes[theme])
      .map(([role, value]) => `--${role}:${value}`)
      .join(";")
  const dark = `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${tokens("dark")}}}`
  return `:root{color-scheme:light;${tokens("light")}}${dark}`
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
