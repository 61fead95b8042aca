/**
 * The picture that an address asks for with `?image=N`: its number from 1, or null where the gallery has none of that
 * number.
 */
export function pictureNumber(value: string | null, total: number): number | null {
  if (value === null || !/^[1-9]\d{0,5}$/.test(value)) return null
  const number = Number(value)
  return number <= total ? number : null
}
