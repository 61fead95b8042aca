/* Copied from data/sheet-copy.json and data/sheets, so that editing them changes no snapshot. */

export const sheetLinksCopy: Queries.SheetLinksCopyFragment = {
  sheetLabel: "Sheet to print: {title}",
  leafletLabel: "Print this page as a leaflet",
}

export const sheetLinks: readonly Queries.SheetLinkFragment[] = [
  { path: "tick-calendar", title: "Tick calendar for one year" },
  { path: "clean-milk", title: "Clean milk in ten pictures" },
]
