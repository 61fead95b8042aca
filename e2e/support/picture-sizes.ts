import type { Page } from "@playwright/test"

/**
 * How far the told width may be from the drawn one. Too small is blurred. A sixth too large still chooses the file that
 * is needed or the next one, and lets `sizes` stay one line where gaps and columns make the width a curve.
 */
const TOLERANCE = { below: 0.01, above: 0.16, pixels: 6 }

/**
 * The pictures whose `sizes` do not tell the width that they are drawn at, or that get a file too large: the browser
 * chooses the file by it, before there is a layout (docs/speed.md, "Pictures").
 */
export async function findWrongSizes(page: Page, width: number): Promise<string[]> {
  return (await page.evaluate(readPictures)).flatMap(({ name, declared, drawn, steps }) => {
    const isTrue =
      declared >= drawn * (1 - TOLERANCE.below) - 1 &&
      declared <= Math.max(drawn * (1 + TOLERANCE.above), drawn + TOLERANCE.pixels)
    return [
      ...(isTrue ? [] : [`${width} px wide: ${name} is drawn ${drawn} px wide, sizes say ${declared}`]),
      ...(steps > 1 ? [`${width} px wide: ${name} gets a file ${steps} steps larger than it needs`] : []),
    ]
  })
}

/** What is drawn and told of each visible picture with `sizes`, in CSS pixels. Runs in the page. */
async function readPictures() {
  const isSource = (element: Element): element is HTMLSourceElement => element.tagName === "SOURCE"
  const ruler = document.body.appendChild(document.createElement("div"))
  ruler.style.position = "absolute"
  // With reduced motion every transition takes a moment, also that of a width.
  ruler.style.setProperty("transition", "none", "important")
  const getLength = (length: string) => {
    ruler.style.width = length
    return ruler.getBoundingClientRect().width
  }
  /** The entries of a `sizes` attribute, which may hold commas in parentheses. */
  const getEntries = (sizes: string) => sizes.split(/,(?![^(]*\))/).map((entry) => entry.trim())
  const getDeclaredWidth = (sizes: string) => {
    for (const entry of getEntries(sizes)) {
      const [, media, length = ""] = /^(\([^)]*\)(?: and \([^)]*\))*)?\s*(.+)$/.exec(entry) ?? []
      if (!media || matchMedia(media).matches) return getLength(length)
    }
    return innerWidth
  }
  const getRatio = async (url: string) => {
    const file = new Image()
    file.src = url
    await file.decode()
    return file.naturalWidth / file.naturalHeight
  }

  const read = []
  for (const img of document.querySelectorAll<HTMLImageElement>("picture[data-slot=picture] > img")) {
    // Read at once: a carousel that comes alive draws its slides anew while a file is awaited below.
    const { offsetWidth, offsetHeight } = img
    // In a fold that has closed it keeps the width that it had at another window's.
    if (offsetWidth === 0 || !img.checkVisibility()) continue
    const source = [...(img.parentElement?.children ?? [])]
      .filter(isSource)
      .find(({ media, type }) => /avif|webp/.test(type) && (!media || matchMedia(media).matches))
    if (!source) continue
    const candidates = source.srcset.split(", ").map((candidate) => {
      const [url = "", width] = candidate.split(" ")
      return { url, width: parseInt(width ?? "") }
    })
    // The attributes are those of the wide format; another has a proportion of its own.
    const ratio = source.media
      ? await getRatio(candidates[0]?.url ?? "")
      : Number(img.getAttribute("width")) / Number(img.getAttribute("height"))
    const filling = offsetHeight * ratio
    const fit = getComputedStyle(img).objectFit
    const drawn =
      fit === "cover"
        ? Math.max(offsetWidth, filling)
        : fit === "contain"
          ? Math.min(offsetWidth, filling)
          : offsetWidth
    const declared = getDeclaredWidth(source.sizes)
    const step = (width: number) => {
      const enough = candidates.findIndex((candidate) => candidate.width >= width - 1)
      return enough === -1 ? candidates.length - 1 : enough
    }
    read.push({
      name: candidates[0]?.url.split("/").pop() ?? "",
      declared: Math.round(declared),
      drawn: Math.round(drawn),
      steps: Math.max(...[1, 1.75, 2].map((density) => step(declared * density) - step(drawn * density))),
    })
  }
  ruler.remove()
  return read
}
