import fs from "node:fs"
import { routes } from "./support/site"
import { expect, open, test } from "./support/test"

/* The page for visitors without a network, as the service worker answers with it: under the address that was asked for. */

const document = fs.readFileSync("public/offline/index.html", "utf8")

for (const address of [routes.service, "/shop?page=2", "/"]) {
  test(`in place of ${address} it takes over, leaves the address alone and asks for it again`, async ({ page }) => {
    const { pathname } = new URL(address, "https://cafn.example")
    await page.route(
      (url) => url.pathname === pathname,
      (route) => route.fulfill({ contentType: "text/html", body: document }),
      { times: 1 },
    )
    await open(page, address)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without a network")
    await expect(page.getByRole("main").getByRole("link", { name: /^Call / })).not.toHaveCount(0)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Without a network")
    await expect(page).toHaveURL(address)
  })
}
