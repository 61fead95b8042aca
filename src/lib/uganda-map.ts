/** The part of the earth that static/map-of-uganda.svg shows, in degrees. */
const mapBounds = { west: 29.3, east: 35.3, north: 4.45, south: -1.75 }

/** Width of the map divided by its height. */
export const mapRatio = (mapBounds.east - mapBounds.west) / (mapBounds.north - mapBounds.south)

/** Where a place is on the map, in per cent of its width and height. Near the equator a degree is as wide as high. */
export function mapPosition({ longitude, latitude }: { longitude: number; latitude: number }) {
  const { west, east, north, south } = mapBounds
  const percent = (part: number) => Math.round(part * 10_000) / 100
  return {
    left: percent((longitude - west) / (east - west)),
    top: percent((north - latitude) / (north - south)),
  }
}
