import copy from "../../../data/office.json"
import type { Row } from "./row"

/** The words of the page, as editors have them. */
export const officeCopy: Queries.OfficePageCopyFragment = copy

export const officeFacts: Queries.OfficePageFactsFragment = {
  name: "CaFN",
  address: { text: "Plot 1, Kabalagala, Kampala, Uganda" },
  telephones: [{ label: "Office", number: "+256 000 000 001" }],
  mobileMoney: [{ network: "MTN MoMo", merchantCode: "000000", dial: "*165*3#" }],
}

/** An order as a table shows it. People and numbers are invented. */
export const someRow: Row = {
  ...{ id: "order 7JRW-N", table: "orders", kind: "order", number: "7JRW-N", state: "new" },
  ...{ day: "2026-11-24", time: "07:02", sender: "Nakato Ruth", name: "Nakato Ruth", place: "Mbale" },
  telephone: "+256000111222",
  what: "2 × Poultry Eggs (tray of 30)",
  goods: [
    {
      ...{ quantity: 2, title: "Poultry Eggs", unit: "tray of 30", sku: "CAFN-POULTRY-01" },
      price: { amountMinor: 1_500_000, currency: "UGX" },
    },
  ],
  totals: [{ amountMinor: 3_000_000, currency: "UGX" }],
  text: "CaFN order 7JRW-N\n2 × Poultry Eggs (tray of 30) #CAFN-POULTRY-01, UGX 15,000 each: UGX 30,000\nTotal: UGX 30,000\nName: Nakato Ruth\nPlace: Mbale",
  notes: [],
  earlier: [],
}
