import { z } from "zod"
import { defineType } from "../define"
import { at } from "../inspect"
import { flag, slug, text } from "../fields"

export const country = defineType({
  name: "Country",
  about: "A country of the checkout's list, in the order of the list (spec section 2, Checkout).",
  files: { kind: "list", path: "countries.json" },
  label: "label",
  unique: ["value", "label"],
  whole: (entries) => {
    const defaults = entries.filter((entry) => at(entry, "isDefault") === true).length
    return defaults === 1
      ? []
      : [
          {
            found: `${defaults} entries with "isDefault": true`,
            wanted: '"isDefault": true in one entry, false in the others',
          },
        ]
  },
  schema: z.strictObject({
    value: slug("What the form sends."),
    label: text("What the list shows.", 60),
    isDefault: flag("Whether it is chosen at first; one country is."),
  }),
})
