import type { Page } from "@playwright/test"

/**
 * Maximum difference between the width in `sizes` and the layout width. A picture that is declared too small is blurred.
 * One that is declared a sixth too large gets the right file or the next, and `sizes` can ignore gaps and columns.
 */
const TOLERANCE = { below: 0.01, above: 0.16, pixels: 6 }

/**
 * Returns the pictures whose `sizes` differ from their layout width, or choose a file that is too large. The browser
 * chooses the file before layout (docs/speed.md, "Pictures").
 */
export async function findWrongSizes(page: Page, width: number): Promise<string[]> {
  return (await page.evaluate(readPictures)).flatMap(({ name, declared, actual, steps }) => {
    const isAccurate =
      declared >= actual * (1 - TOLERANCE.below) - 1 &&
      declared <= Math.max(actual * (1 + TOLERANCE.above), actual + TOLERANCE.pixels)
    return [
      ...(isAccurate ? [] : [`${width} px wide: ${name} is ${actual} px wide, sizes say ${declared}`]),
      ...(steps > 1 ? [`${width} px wide: ${name} gets a file ${steps} steps larger than it needs`] : []),
    ]
  })
}

/** Runs in the page. Returns the declared and the actual width of each visible picture with `sizes`, in CSS pixels. */
async function readPictures() {
  const isSource = (element: Element): element is HTMLSourceElement => element.tagName === "SOURCE"
  const ruler = document.body.appendChild(document.createElement("div"))
  ruler.style.position = "absolute"
  // Reduced motion shortens transitions, but does not remove them.
  ruler.style.setProperty("transition", "none", "important")
  const getLength = (length: string) => {
    ruler.style.width = length
    return ruler.getBoundingClientRect().width
  }
  /** The entries of a `sizes` attribute, which can have commas in parentheses. */
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

  const pictures = []
  for (const img of document.querySelectorAll<HTMLImageElement>("picture[data-slot=picture] > img")) {
    // Read before the file is awaited below: a carousel that starts re-renders its slides.
    const { offsetWidth, offsetHeight } = img
    // In a closed disclosure an image keeps the width that it had in a window of another size.
    if (offsetWidth === 0 || !img.checkVisibility()) continue
    const source = [...(img.parentElement?.children ?? [])]
      .filter(isSource)
      .find(({ media, type }) => /avif|webp/.test(type) && (!media || matchMedia(media).matches))
    if (!source) continue
    const candidates = source.srcset.split(", ").map((candidate) => {
      const [url = "", width] = candidate.split(" ")
      return { url, width: parseInt(width ?? "") }
    })
    // The attributes have the proportions of the wide format.
    const ratio = source.media
      ? await getRatio(candidates[0]?.url ?? "")
      : Number(img.getAttribute("width")) / Number(img.getAttribute("height"))
    const widthByHeight = offsetHeight * ratio
    const fit = getComputedStyle(img).objectFit
    const actual =
      fit === "cover"
        ? Math.max(offsetWidth, widthByHeight)
        : fit === "contain"
          ? Math.min(offsetWidth, widthByHeight)
          : offsetWidth
    const declared = getDeclaredWidth(source.sizes)
    const step = (width: number) => {
      const index = candidates.findIndex((candidate) => candidate.width >= width - 1)
      return index === -1 ? candidates.length - 1 : index
    }
    pictures.push({
      name: candidates[0]?.url.split("/").pop() ?? "",
      declared: Math.round(declared),
      actual: Math.round(actual),
      steps: Math.max(...[1, 1.75, 2].map((density) => step(declared * density) - step(actual * density))),
    })
  }
  ruler.remove()
  return pictures
}
