import { create } from "qrcode"

/** White round a code, in modules: less, and some phones don't find it. */
const QUIET = 4

/**
 * The code of an address as SVG: a phone's camera opens the address. Level M still reads where 15% of it are dirty or
 * torn.
 */
export function qrCode(address: string): string {
  const { modules } = create(address, { errorCorrectionLevel: "M" })
  const size = modules.size + 2 * QUIET
  const dark = Array.from({ length: modules.size ** 2 }, (_, place) => place).filter((place) => modules.data[place])
  const squares = dark.map((place) => {
    const [x, y] = [(place % modules.size) + QUIET, Math.floor(place / modules.size) + QUIET]
    return `M${x} ${y}h1v1h-1z`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join("")}"/></svg>`
  )
}
