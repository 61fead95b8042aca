import type { Page } from "@playwright/test"
import { hostHeaders } from "./site"

/**
 * Before a page is opened: its documents get the headers that the hosts are told to send, and whatever the
 * Content-Security-Policy among them refuses becomes a complaint in the console, which fails the test (`test.ts`).
 */
export async function enforcePolicy(page: Page): Promise<void> {
  await addToDocuments(page, hostHeaders())
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
}

/**
 * Adds headers to the answers that documents get. The browser's own door is used for it: a document that Playwright
 * hands over itself counts as one from the open internet, which may ask nothing of a server on the same machine.
 */
async function addToDocuments(page: Page, headers: Record<string, string>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const added = Object.entries(headers).map(([name, value]) => ({ name, value }))
  session.on("Fetch.requestPaused", ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    void session.send("Fetch.continueResponse", {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: [...responseHeaders, ...added],
    })
  })
  await session.send("Fetch.enable", { patterns: [{ resourceType: "Document", requestStage: "Response" }] })
}
