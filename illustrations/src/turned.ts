const filters = /url\(#paper-(land|crest|figure|detail|small|fine)(-turned)?\)/g

/**
 * Markup with the light on its sheets from the other side: for a mirrored figure, and for what stands on the other side of
 * the sun. Turned twice it is the same markup again.
 */
export const turned = (markup: string): string =>
  markup.replace(filters, (_, name: string, isTurned?: string) =>
    isTurned ? `url(#paper-${name})` : `url(#paper-${name}-turned)`,
  )
