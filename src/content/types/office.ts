import { z } from "zod"
import { defineType } from "../define"
import { list, object, sentence, text } from "../fields"

const label = (description: string) => text(description, 60)

const bringIn = object("OfficeBringIn", "Where messages come in.", {
  title: label("Its heading."),
  pasteLabel: label("The label of the field for pasted messages."),
  pasteHint: sentence("What stands below it."),
  pasteButton: label("The button that reads what was pasted."),
  fileLabel: label("The button that opens a file."),
  fileHint: sentence("Which files it reads."),
  progress: label("How far the reading is; {percent} becomes a number."),
  results: object("OfficeResults", "What is said of what was read; {count} becomes a number.", {
    one: label("Of one message."),
    many: label("Of several messages."),
    ownLines: sentence("Of lines that WhatsApp itself wrote."),
    unclearDate: sentence("Where day and month can't be told apart; {date} becomes a date of the file."),
    unknownDates: sentence("Of dates in another calendar."),
    identity: sentence("Of identity numbers that somebody typed."),
    half: sentence("Of messages of which a part is missing."),
  }),
  problems: object("OfficeProblems", "What is said where nothing can be read, and what to do then.", {
    empty: sentence("An empty file or field."),
    picture: sentence("A picture, a film or a sound."),
    notText: sentence("Any other file that is no text."),
    noChat: sentence("A zip file without a chat."),
    brokenZip: sentence("A zip file that can't be opened."),
    tooLarge: sentence("A file that is too large."),
    otherTable: sentence("A .json that was not saved here."),
    failed: sentence("A fault of the page itself."),
  }),
})

const tables = object("OfficeTables", "The four tables.", {
  label: label("Names the choice of a table for screen readers."),
  names: object("OfficeTableNames", "Their names.", {
    orders: label("Orders."),
    members: label("Registrations."),
    questions: label("Questions, questions about products, visits."),
    rest: label("Everything else."),
  }),
  empty: label("A table without a message."),
  filtered: label("A table of which the filters show nothing."),
  columns: object("OfficeColumns", "The heads of the columns.", {
    number: label("The message's number."),
    day: label("The day on which it came."),
    sender: label("The sender as the chat names it."),
    what: label("What it is about."),
    sum: label("What an order comes to."),
    place: label("The sender's place."),
    state: label("What staff have done about it."),
  }),
  noNumber: label("In place of the number of a message without one."),
  stateOf: label("Names the choice of a state for screen readers; {number} becomes the number."),
  openLabel: label("The button that shows all of a message."),
  closeLabel: label("The same button while it is shown."),
  moreLabel: label("The button that shows more messages; {count} becomes a number."),
})

const answer = object("OfficeAnswer", "A ready answer.", { label: label("Its name."), text: sentence("What it says.") })

const answers = object(
  "OfficeAnswers",
  "Ready answers. {number}, {name}, {sum} and {what} become those of the message.",
  {
    title: label("Their heading."),
    choiceLabel: label("The choice of an answer."),
    dayLabel: label("The day on which an order is ready."),
    textLabel: label("The field with the answer, which staff can change."),
    whatsappLabel: label("The link to WhatsApp."),
    smsLabel: label("The link to an SMS."),
    toLabel: label("Who gets it; {telephone} becomes the number."),
    noNumber: sentence("Where the sender's number is not known."),
    received: answer.describe("That a message came."),
    ready: answer.describe("That an order is ready; {day} becomes the day."),
    pay: object("OfficePayAnswer", "How to pay. There is none while site.json has no code of mobile money.", {
      label: label("Its name."),
      text: sentence("What it says; {accounts} becomes the codes."),
      account: sentence("How one code is written."),
    }),
  },
)

export const office = defineType({
  name: "Office",
  about:
    "The words of the staff's page at /office, which makes tables of the messages that visitors sent. There is one.",
  files: { kind: "one", path: "office.json" },
  schema: z.strictObject({
    points: list("What the page does, and what it does with the messages.", sentence("One of them."), 1, 5),
    noScript: sentence("What is said where no scripts run."),
    waiting: label("What stands there until the scripts have come."),
    lost: sentence("What is said where they don't come."),
    retryLabel: label("The button that loads the page again."),
    bringIn,
    tables,
    states: object("OfficeStates", "What staff have done about a message.", {
      new: label("Nothing yet."),
      answered: label("It was answered."),
      paid: label("It was paid."),
      collected: label("The goods were fetched."),
    }),
    notes: object("OfficeNotes", "What is said beside a message.", {
      shortened: label("An SMS that had no room for all of it."),
      identity: label("An identity number was removed."),
      edited: label("The sender has changed it in WhatsApp."),
      half: label("A part is missing."),
      changed: label("It came again after staff had dealt with it."),
    }),
    filters: object("OfficeFilters", "What narrows a table.", {
      title: label("Its name."),
      place: label("By place."),
      good: label("By good."),
      day: label("By day."),
      all: label("No choice."),
      clearLabel: label("The button that takes all choices back."),
      shown: label("How many are shown; {shown} and {count} become numbers."),
    }),
    detail: object("OfficeDetail", "One message in full.", {
      textTitle: label("Heading over the message."),
      earlierTitle: label("Heading over earlier ones with its number."),
      goodsTitle: label("Heading over the goods."),
      receiptLabel: label("The button that prints a receipt."),
    }),
    answers,
    packing: object("OfficePacking", "What must be packed.", {
      title: label("Its heading."),
      lead: sentence("What is counted."),
      none: label("Where there is nothing."),
      good: label("The column with the goods."),
      quantity: label("The column with how many."),
      orders: label("The column with the number of orders."),
      printLabel: label("The button that prints the list."),
    }),
    takeOut: object("OfficeTakeOut", "Files to take away.", {
      title: label("Its heading."),
      csvLabel: label("The button for a spreadsheet; {table} becomes the table's name."),
      saveLabel: label("The button for a file of all tables."),
      time: label("The head of a spreadsheet's column with the time of day."),
      name: label("The head of a spreadsheet's column with the name that a message says."),
    }),
    keep: object("OfficeKeep", "What stays in the browser.", {
      title: label("Its heading."),
      label: label("The tick."),
      hint: sentence("What it means."),
      noRoom: sentence("Where the browser has no room."),
      olderLabel: label("The choice of an age."),
      olderDays: label("An age; {count} becomes a number."),
      olderButton: label("The button that deletes what is older."),
      olderDone: label("What is said then; {count} becomes a number."),
      deleteLabel: label("The button that deletes everything."),
      deleted: label("What is said then."),
    }),
    sheets: object("OfficeSheets", "What stands on printed paper.", {
      packing: label("The title of a packing list."),
      receipt: label("The title of a receipt."),
      date: label("The day of printing."),
      number: label("The order's number."),
      customer: label("Who ordered."),
      telephone: label("Their number."),
      place: label("Their place."),
      good: label("The column with the goods."),
      quantity: label("The column with how many."),
      each: label("The column with the price of one."),
      sum: label("The column with the sum."),
      total: label("The total."),
      state: label("What was done."),
      packed: label("The column to tick what is packed."),
      signature: label("The line to sign on."),
    }),
  }),
})
