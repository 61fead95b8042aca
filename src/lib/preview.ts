/** Shown while placeholders are left (`src/content/preview.ts`). */
export const previewMessages = {
  label: "Preview",
  line: "Preview: the people, phone numbers, prices and results on this website are examples.",
  note: "Preview: this number does not answer yet.",
}
