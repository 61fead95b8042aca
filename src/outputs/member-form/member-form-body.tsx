import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { messageForms, SENDER } from "../../lib/messages/form"
import { smsLink } from "../../lib/sms"
import { escapeHtml } from "./escape-html"
import { forScripts } from "./for-scripts"
import { assertKnown, fieldHtml, formSteps, type FormStep } from "./member-form-fields"
import { formScene } from "./member-form-scene"

/** The content that the form needs, from data/site.json and data/registration.json. */
export interface MemberFormFacts {
  /** That the site is a preview, as long as it is one: shown where the form is a page by itself. */
  preview?: string
  name: string
  email: string
  telephones: readonly { label: string; number: string }[]
  chatNumber: string
  /** The ways to send the registration, in the order of the buttons. */
  handOver: readonly { channel: "whatsapp" | "sms" | "call"; label: string }[]
  requiredFields: readonly string[]
  optionalFields: readonly string[]
  /** The label of the telephone that answers questions about membership. */
  telephone: string
  /** To bring the identity card, whose number is not asked for. */
  identityCard: string
  nextTitle: string
  steps: readonly { title: string; text: string }[]
}

/**
 * The page's body. Until its script has run (and without JavaScript) the other ways to register come first, and all
 * steps are one form, which opens the visitor's e-mail program. With the script: one step at a time, then the ways to
 * send what was typed (`script/`). What only the script can make work is not on the page before (`forScripts`).
 *
 * @throws if the content names a field or a telephone that does not exist
 */
export function memberFormBody(facts: MemberFormFacts): string {
  const { email, requiredFields, optionalFields } = facts
  const asked = [...requiredFields, ...optionalFields]
  assertKnown(asked)
  const steps = formSteps.filter(({ controls }) => Object.keys(controls).some((label) => asked.includes(label)))
  return `<main id="main" aria-labelledby="title">
${facts.preview ? `<p class="preview" hidden>${escapeHtml(facts.preview)}</p>\n` : ""}<p class="home" hidden><a href="/registration-form">Back to the website of ${escapeHtml(facts.name)}</a></p>
<h1 id="title">Member registration form</h1>
${otherWays(facts)}
<form id="form" autocomplete="on" action="${escapeHtml(mailLink(email, { subject: `${SENDER} ${messageForms.registration.name}` }))}" method="post" enctype="text/plain">
<input type="hidden" name="${SENDER} ${messageForms.registration.name}">
<p class="lead">All answers are required${optionalFields.length > 0 ? ", except where it says “optional”" : ""}. ${forScripts("<span>Nothing is sent before you send it yourself.</span>")}</p>
<div id="problems" role="status" aria-atomic="false"></div>
${steps.map((step, index) => stepHtml(step, index, steps, facts)).join("\n")}
<div class="without-script">
<p>The button opens your e-mail program with your answers. Send the message there, and we call you.</p>
<p class="actions"><button type="submit" class="send">Write the email</button></p>
</div>
</form>
${forScripts(`${readyPanel(facts)}
<div class="after">
${whatComesNext(facts)}
${askAPerson(facts)}
</div>`)}
</main>
${formScene}`
}

function stepHtml({ title, controls }: FormStep, index: number, steps: readonly FormStep[], facts: MemberFormFacts) {
  const number = index + 1
  const next = steps[number]
  const fields = Object.entries(controls).flatMap(([label, control]) => {
    const isRequired = facts.requiredFields.includes(label)
    if (!isRequired && !facts.optionalFields.includes(label)) return []
    return [fieldHtml(label, control, isRequired)]
  })
  const bars = steps.map((_, place) => `<span${place < number ? ' class="done"' : ""}></span>`).join("")
  const back = index > 0 ? '<button type="button" class="quiet" data-back>Back</button>' : ""
  const forward = next
    ? `<button type="submit">Next: ${escapeHtml(next.title)}</button>`
    : '<button type="submit" class="send">Prepare my message</button>'
  return `<div class="step" data-step>
<h2 tabindex="-1">${forScripts(`<span class="count">Step ${number} of ${steps.length}:</span>`)} ${escapeHtml(title)}</h2>
${forScripts(`<div class="bars" aria-hidden="true">${bars}</div>`)}
${fields.join("\n")}
${next ? "" : `<p class="note">${escapeHtml(facts.identityCard)}</p>\n`}${forScripts(`<p class="actions">${[back, forward].filter(Boolean).join(" ")}</p>`)}
</div>`
}

/** What stands in the form's place when it is complete; the script fills in the links and the answers. */
function readyPanel(facts: MemberFormFacts): string {
  const buttons = facts.handOver.map(({ channel, label }) =>
    channel === "call"
      ? `<li><a class="button" data-channel="call" href="${telephoneLink(membershipLine(facts).number)}">${escapeHtml(label)} <span class="number">${escapeHtml(membershipLine(facts).number)}</span></a></li>`
      : `<li><a class="button" data-channel="${channel}" data-number="${escapeHtml(facts.chatNumber)}" href="#ready"${newTab(channel, label)}>${escapeHtml(label)}</a></li>`,
  )
  return `<section id="ready" hidden tabindex="-1" aria-labelledby="ready-title" aria-describedby="ready-note">
<h2 id="ready-title">Your message is ready. Send it.</h2>
<p id="ready-note"><b>Nothing has been sent yet.</b> Choose how it reaches us:</p>
<ul class="ways">
${buttons.join("\n")}
<li><a class="button" data-channel="mail" data-address="${escapeHtml(facts.email)}" href="#ready">Send by email</a></li>
</ul>
<p>Your number is <b id="message-number" translate="no"></b>. Say it when you call or write about it.</p>
<h3>What you have written</h3>
<dl id="answers"></dl>
<p class="actions"><button type="button" id="change" class="quiet">Change something</button></p>
</section>`
}

const newTab = (channel: string, label: string) =>
  channel === "whatsapp"
    ? ` target="_blank" rel="noopener noreferrer" aria-label="${escapeHtml(label)} (opens in a new tab)"`
    : ""

/** The first step is the form itself. */
const whatComesNext = ({ nextTitle, steps }: MemberFormFacts) => `<section class="next">
<h2>${escapeHtml(nextTitle)}</h2>
<ol>
${steps
  .slice(1)
  .map(({ title, text }) => `<li><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></li>`)
  .join("\n")}
</ol>
</section>`

function askAPerson(facts: MemberFormFacts): string {
  const { label, number } = membershipLine(facts)
  return `<section class="ask">
<h2>Rather talk to a person?</h2>
<p>We fill in the form together.</p>
<ul class="ways">
<li><a class="button quiet" href="${telephoneLink(number)}">${escapeHtml(label)}: <span class="number">${escapeHtml(number)}</span></a></li>
<li><a class="button quiet" href="${escapeHtml(whatsAppLink(facts.chatNumber, greeting(facts)))}" target="_blank" rel="noopener noreferrer" aria-label="WhatsApp (opens in a new tab)">WhatsApp</a></li>
</ul>
</section>`
}

/** How to become a member without the form. */
function otherWays(facts: MemberFormFacts): string {
  const link = (href: string, label: string, more = "") =>
    `<a href="${escapeHtml(href)}"${more}>${escapeHtml(label)}</a>`
  const ways = [
    ...facts.telephones.map(({ label, number }) => `${escapeHtml(label)}: ${link(telephoneLink(number), number)}`),
    link(
      whatsAppLink(facts.chatNumber, greeting(facts)),
      "Write to us on WhatsApp (opens in a new tab)",
      ' target="_blank" rel="noopener noreferrer"',
    ),
    link(smsLink(facts.chatNumber, greeting(facts)), "Send us a text message (SMS)"),
  ]
  return `<div class="note without-script">
<p>The form's steps need JavaScript, which does not run here. Call us or write to us, and we fill it in together:</p>
<ul>
${ways.map((way) => `<li>${way}</li>`).join("\n")}
</ul>
<p>Or send us your answers by e-mail: fill in the form below. Or print the list on the registration page, and bring it to a meeting.</p>
</div>`
}

const greeting = ({ name }: MemberFormFacts) => `Hello ${name}, I would like to become a member. Please call me.`

function membershipLine({ telephone, telephones }: MemberFormFacts) {
  const line = telephones.find(({ label }) => label === telephone)
  if (line) return line
  throw new Error(
    `data/registration.json names the telephone “${telephone}”, and data/site.json has none of this label. It has: ${telephones.map(({ label }) => label).join(", ")}.`,
  )
}
