/**
 * Whether the open document has a sealed page's policy. It has another one where the router has shown the page in the
 * document of the page before: a policy stays as long as its document.
 */
export const isSealedDocument = (document: Document): boolean =>
  document
    .querySelector("meta[http-equiv=Content-Security-Policy]")
    ?.getAttribute("content")
    ?.includes("connect-src 'none'") ?? false
