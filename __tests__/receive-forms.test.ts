/** @jest-environment node */
import fs from "node:fs"
import { transformSync } from "esbuild"

/* The function that docs/receive-forms.md shows, run as the hosts run it. */

type Handler = (context: { request: Request; env: object }) => Promise<Response>

const guide = fs.readFileSync("docs/receive-forms.md", "utf8")
const [, code = ""] = /```js\n(.+?)```/s.exec(guide) ?? []
const { onRequest } = load(code)

const env = {
  SITE: "https://cafn.example",
  OFFICE: "office@cafn.example",
  SENDER: "site@cafn.example",
  MAIL_KEY: "key",
}

let mails: unknown[]
beforeEach(() => {
  mails = []
  mailAnswers(200)
})
afterEach(() => Reflect.deleteProperty(globalThis, "fetch"))

function load(source: string): { onRequest: Handler } {
  const module = { exports: {} }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function("module", transformSync(source, { format: "cjs" }).code) as (module: object) => void
  run(module)
  return module.exports as { onRequest: Handler }
}

function mailAnswers(status: number): void {
  const fetch = (_: string, { body }: { body: string }) => {
    mails.push(JSON.parse(body))
    return Promise.resolve(new Response(null, { status }))
  }
  Object.defineProperty(globalThis, "fetch", { value: fetch, configurable: true })
}

const post = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
  onRequest({
    request: new Request("https://cafn.example/forms/contact", {
      method: "POST",
      body,
      headers: { Origin: env.SITE, ...headers },
    }),
    env,
  })

const values = { name: "Nakato Prossy", email: "nakato@example.com", comments: `Two "cows" & a calf` }

test.each([
  ["JSON", () => post(JSON.stringify(values), { "Content-Type": "application/json" })],
  ["form-encoded", () => post(new URLSearchParams(values))],
])("a post as %s becomes an e-mail to the office, which can be answered", async (_, send) => {
  expect((await send()).status).toBe(204)
  expect(mails).toEqual([
    {
      from: env.SENDER,
      to: env.OFFICE,
      subject: "Form /forms/contact",
      text: `name: Nakato Prossy\nemail: nakato@example.com\ncomments: Two "cows" & a calf`,
      reply_to: values.email,
    },
  ])
})

test("what does not come from the site, or is no form, is no e-mail", async () => {
  const json = { "Content-Type": "application/json" }
  expect((await post("{}", { ...json, Origin: "https://other.example" })).status).toBe(403)
  expect((await post("{", json)).status).toBe(400)
  expect((await onRequest({ request: new Request("https://cafn.example/forms/contact"), env })).status).toBe(405)
  expect(mails).toEqual([])
})

test("an e-mail that is not taken is told, so that the visitor keeps the message", async () => {
  mailAnswers(500)
  expect((await post(new URLSearchParams(values))).status).toBe(502)
})
