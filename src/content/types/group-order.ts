import { z } from "zod"
import { defineType } from "../define"
import { id, integer, array, reference, text } from "../fields"

export const groupOrder = defineType({
  name: "GroupOrder",
  about: "The order that groups give together each month. There is one.",
  files: { kind: "one", path: "group-order.json" },
  editor: { label: "Group order", group: "Dates and notices" },
  schema: z.strictObject({
    service: reference(id("Number of the service whose page has the form."), "Service", "id"),
    day: integer("The day of the month on which it closes.", 1, 28),
    goods: array(
      "What can be ordered this month, without prices; the form names it. Empty if it is not known yet.",
      text("A good and its size, such as “dairy meal, 70 kg”.", 60),
      0,
      30,
    ),
  }),
})
