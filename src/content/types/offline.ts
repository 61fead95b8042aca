import { z } from "zod"
import { defineType } from "../define"
import { list, object, paragraph, sentence, text } from "../fields"
import { action } from "./shared"

export const offline = defineType({
  name: "Offline",
  about: "What visitors read about pages that open without a network, and where there is none. There is one.",
  files: { kind: "one", path: "offline.json" },
  schema: z.strictObject({
    phones: object("OfflinePhones", "The first part of /offline: whom to call.", {
      title: text("Its heading.", 60),
      lead: sentence("Why a telephone helps here."),
      callLabel: text("The link that calls a number; {number} is the number.", 40),
      smsLabel: text("The link that opens a text message to the same number.", 40),
      smsText: text("What is written in the message."),
    }),
    retryLabel: text("The button on /offline that asks for the page again.", 40),
    cart: object("OfflineCart", "The way from /offline to the cart; the number of goods follows the label.", {
      label: text("What the link says.", 40),
      text: sentence("What can be done there without a network."),
    }),
    kept: object("OfflineKept", "The list on /offline of the pages that open without a network.", {
      title: text("Its heading.", 60),
      loading: text("While it is being read.", 60),
      none: sentence("Where there are none."),
      from: text("When a page came over the network; {date} is day and time.", 40),
    }),
    links: object("OfflineLinks", "The links on /offline that browsers without scripts show in place of the list.", {
      title: text("The heading over them.", 60),
      items: list("The links.", action, 1, 10),
    }),
    keeping: object("OfflineKeeping", "The choice whether pages are kept, on /offline and in the menu.", {
      title: text("Its heading on /offline.", 60),
      text: paragraph("What is kept, and how much is fetched for it."),
      moreLabel: text("The link from menu and privacy notice to /offline.", 40),
      switchLabel: text("What the switch says.", 40),
      saving: sentence("What is added where the visitor saves data and has not chosen."),
      unable: sentence("Where the browser can't keep pages."),
      clearLabel: text("The button that deletes them all.", 40),
      cleared: sentence("When it has done so."),
      notCleared: sentence("When it could not."),
    }),
    line: object(
      "OfflineLine",
      "The line at the foot of the screen about a page that was kept; {date} is day and time.",
      {
        offline: text("Without a network.", 100),
        slow: text("With one that did not bring the page in time.", 100),
        back: text("With one that is back.", 100),
        reloadLabel: text("The button that loads the page again.", 30),
      },
    ),
  }),
})
