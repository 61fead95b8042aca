import { officeRoute } from "../../lib/paths"

/** The element of a sealed page that holds the files which Gatsby would fetch, as JSON by their addresses. */
export const FILES_ID = "page-files"

/** Whether the page at this path is sealed: its policy has `connect-src 'none'`. */
export const isSealed = (pathname: string): boolean => pathname === officeRoute

/**
 * Inline script in the head of a sealed page. Gatsby's loader asks for a page's data by `XMLHttpRequest`, which the
 * policy refuses; here the answers come out of the document itself. Whatever else is asked for has no answer, so a link
 * to another page of the site loads its document, as it does without a network.
 */
export const sealedScript = `{window.XMLHttpRequest=class{open(m,a){this.a=a}send(){const e=document.getElementById("${FILES_ID}"),f=e&&JSON.parse(e.textContent)[this.a];this.readyState=4;this.status=f?200:0;this.responseText=f?JSON.stringify(f):"";Promise.resolve().then(()=>this.onreadystatechange())}};window.fetch=()=>Promise.reject(new TypeError("This page connects to nothing."))}`
