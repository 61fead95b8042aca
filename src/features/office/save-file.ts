/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement("a"), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
