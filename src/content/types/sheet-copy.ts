import { z } from "zod"
import { defineType } from "../define"
import { object, sentence, text } from "../fields"

export const sheetCopy = defineType({
  name: "SheetCopy",
  about: "The words around sheets to print. There is one.",
  files: { kind: "one", path: "sheet-copy.json" },
  schema: z.strictObject({
    siteMapTitle: text("Heading over the sheets on the site map.", 40),
    sheetLabel: text("Link from a post or a service to a sheet; {title} is the sheet's title.", 60),
    printHint: sentence("On the screen, above a sheet: how to print it."),
    backLabel: text("On the screen, the way back; {title} is the title of the page.", 60),
    dateLabel: sentence("At the foot of a sheet; {day} is the day on which the website was made."),
    phonesTitle: text("Heading over the phone numbers.", 40),
    vetLabel: text("What stands before the number of the vet line.", 40),
    chatLabel: text("What stands before the number for messages.", 40),
    codeLabel: text("Beside the code that a phone's camera reads; the address follows.", 80),
    offersTitle: text("On the sheet of a service, heading over what members get.", 40),
    questionsTitle: text("On the sheet of a service, heading over the questions.", 40),
    joinTitle: text("On the sheet of a service, heading over the steps to membership.", 40),
    priceList: object("PriceListCopy", "The words of the sheet with the prices of all products.", {
      title: text("Its title.", 60),
      lead: sentence("What stands below the title."),
      page: text("The name of the page that it belongs to.", 40),
      product: text("Heading of the column with the products.", 30),
      price: text("Heading of the column with the prices.", 30),
      unit: text("Heading of the column with what one price buys.", 30),
    }),
  }),
})
