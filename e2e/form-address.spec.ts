import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import type { Page } from "@playwright/test"
import { serveSite } from "../scripts/lib/server.mjs"
import type { HostRules } from "../src/build/hosts/host-rules"
import { documentPolicy, securityHeaders } from "../src/build/hosts/security-headers"
import { expect, open, test } from "./support/test"

/* Forms that data/site.json names an address for, under the policy that a build with that address would have. */

/** A server that forms are posted to, as another host would have it. */
async function formServer(): Promise<{ origin: string; received: unknown[]; stop: () => void }> {
  const received: unknown[] = []
  const server = http.createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Access-Control-Allow-Headers", "Content-Type")
    let body = ""
    request.on("data", (part: Buffer) => (body += part.toString()))
    request.on("end", () => {
      if (request.method === "POST") received.push(JSON.parse(body))
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, received, stop }
}

/**
 * The built site's contact page with this address for its form.
 *
 * @param formOrigins what the policy allows forms to be sent to
 */
function siteWithForm(endpoint: string, formOrigins: readonly string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "form-address-"))
  const rules = JSON.parse(fs.readFileSync("deploy/host.json", "utf8")) as HostRules
  const policy = rules.headers.find(([name]) => name === "Content-Security-Policy")?.[1] ?? ""
  const sources = { scriptHashes: policy.match(/'sha256-[^']+'/g) ?? [], formOrigins }
  write(root, "deploy/host.json", JSON.stringify({ ...rules, headers: securityHeaders(sources, false) }))

  fs.mkdirSync(path.join(root, "public"))
  for (const name of fs.readdirSync("public")) {
    if (name === "contact" || name === "page-data") continue
    fs.symlinkSync(path.resolve("public", name), path.join(root, "public", name))
  }
  const html = fs.readFileSync("public/contact/index.html", "utf8")
  const inDocument = documentPolicy(sources).replaceAll("'", "&#x27;")
  const widened = html.replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${inDocument}`)
  expect(html).toContain('http-equiv="Content-Security-Policy"')
  write(root, "public/contact/index.html", widened)

  const data = fs.readdirSync("public/page-data", { recursive: true, encoding: "utf8" })
  let named = 0
  for (const file of data.filter((name) => name.endsWith(".json"))) {
    const text = fs.readFileSync(path.join("public/page-data", file), "utf8")
    const changed = text.replace('"forms":{"contact":null', `"forms":{"contact":"${endpoint}"`)
    if (changed !== text) named++
    write(root, path.join("public/page-data", file), changed)
  }
  expect(named, "files that name the form's address").toBeGreaterThan(0)
  return root
}

function write(root: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

/** Leaves the site before its folder goes: a file that is asked for meanwhile would be missed by the server. */
async function leave(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await page.goto("about:blank")
}

async function sendMessage(page: Page): Promise<void> {
  const form = page.getByRole("main").locator("form")
  await form.getByRole("textbox", { name: "Your name" }).fill("Nakato Prossy")
  await form.getByLabel("Email address").fill("nakato@example.com")
  await form.getByLabel("Phone number").fill("+256 000 000 009")
  await form.getByRole("textbox", { name: "Your message" }).fill("Do you buy goats?")
  await form.getByRole("button", { name: "Send message" }).click()
}

test.describe("a form with an address", () => {
  // The site stands on a port of its own here, and the form's host is another on purpose.
  test.use({ expectedProblems: [/^other host: http:\/\/127\.0\.0\.1:/] })

  test("is sent there: the policy allows the address that the content names", async ({ page }) => {
    const host = await formServer()
    const root = siteWithForm(`${host.origin}/message`, [host.origin])
    const site = await serveSite(0, root)
    await open(page, `${site.origin}/contact`)
    await sendMessage(page)
    await expect(page.getByText("Thanks For Your Message").first()).toBeVisible()
    expect(host.received).toEqual([expect.objectContaining({ name: "Nakato Prossy", comments: "Do you buy goats?" })])
    await leave(page)
    site.stop()
    host.stop()
    fs.rmSync(root, { recursive: true })
  })
})

test.describe("a form with an address that the policy doesn't know", () => {
  test.use({ expectedProblems: [/^other host: http:\/\/127\.0\.0\.1:|policy: connect-src|Content.Security.Policy/i] })

  test("is not sent, says so, and keeps what was typed", async ({ page }) => {
    const host = await formServer()
    const root = siteWithForm(`${host.origin}/message`, [])
    const site = await serveSite(0, root)
    await open(page, `${site.origin}/contact`)
    await sendMessage(page)
    await expect(page.getByText("Your message could not be sent.").first()).toBeVisible()
    await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Do you buy goats?")
    expect(host.received).toEqual([])
    await leave(page)
    site.stop()
    host.stop()
    fs.rmSync(root, { recursive: true })
  })
})
