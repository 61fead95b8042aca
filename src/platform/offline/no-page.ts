/** The answer where not even the offline page is cached, because data is being saved. */
export const noPage = (): Response =>
  new Response(
    `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>No network</title><h1>No network</h1><p>You have not opened this page on this phone yet. ` +
      `It needs a network the first time. <a href="/">Open the home page</a></p></html>`,
    { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } },
  )
