/** The picture number in a URL with `?image=N`, from 1; null if the gallery has no picture with that number. */
export function pictureNumber(value: string | null, total: number): number | null {
  if (value === null || !/^[1-9]\d{0,5}$/.test(value)) return null
  const number = Number(value)
  return number <= total ? number : null
}
