/** 10000 → "10,000", for whole numbers. `Intl` can differ between the build and a browser. */
export function groupThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",")
}
