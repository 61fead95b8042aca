import { z } from "zod"
import { formatFieldPath } from "../checks/problem"
import { collectTexts } from "../checks/texts"
import { defineType } from "../define"
import { fixed, id, array, optional, object, paragraph, reference, sentence, servedFile, text } from "../fields"
import { reviewedBy } from "./provenance"

const drawing = optional(servedFile("The file of its drawing, 160 × 120; the text beside it says the same."))

const points = object("HealthPoints", "A list of what to do or to leave alone.", {
  title: text("Its heading.", 60),
  items: array(
    "The points, in this order.",
    object("HealthPoint", "Something to do or to leave alone, and why.", {
      title: text("What to do, or not to do."),
      text: sentence("Why, or how."),
      drawing,
    }),
    1,
    10,
  ),
})

const dangers = object("HealthDangers", "Diseases that people catch or that spread fast.", {
  title: text("Its heading.", 60),
  lead: sentence("What the signs are good for."),
  items: array(
    "The diseases.",
    object("HealthDanger", "A disease.", {
      id: id("Place among the diseases, from 1."),
      title: text("Its name.", 60),
      signs: sentence("What can be seen."),
      text: paragraph("How it spreads, and what that means for people."),
      source: text("Where this is written: who published it, title, year.", 160),
      drawing,
    }),
    1,
    10,
  ),
})

export const animalHealth = defineType({
  name: "AnimalHealth",
  about:
    "The page for visitors with a sick or dead animal: who to call, and what not to touch. There is one. The vet's number is under Telephone, address, hours.",
  files: { kind: "one", path: "animal-health.json" },
  editor: {
    label: "Sick or dead animal",
    group: "Pages",
    hidden: ["dangers", "sheep", "sheepPrintable", "report", "vaccination", "take", "note"],
  },
  notes: (entry) =>
    collectTexts(entry)
      .filter(({ text }) => /\+?\d[\d ]{6,}/.test(text))
      .map(({ path, text }) => ({
        field: formatFieldPath(path),
        text: `“${text}” has a telephone number: the page takes all numbers from site.json`,
      })),
  schema: z.strictObject({
    call: object("HealthCall", "Who to call, at the top of the page.", {
      title: text("Its heading.", 60),
      photoMessage: fixed(sentence("The message that is filled in for the visitor.")),
      people: array("Who to call, the nearest first.", sentence("One of them, and where to get the number."), 1, 5),
      hoursNote: sentence("When the vet line is answered."),
      sayTitle: text("Heading over what to say on the telephone.", 60),
      say: array("What to say on the telephone.", sentence("One thing."), 1, 8).meta({ title: "What to say" }),
    }),
    avoid: points.describe("What not to do.").meta({ title: "What not to touch" }),
    steps: points.describe("What to do before the vet comes."),
    people: points.describe("What to do when a person has been bitten or is ill."),
    dangers,
    sheep: dangers.describe("Diseases of sheep."),
    sheepPrintable: reference(id("The printable about sheep."), "Printable", "id"),
    report: object("HealthReport", "Diseases to report to a veterinary officer.", {
      title: text("Its heading.", 60),
      text: sentence("Why to report."),
      diseases: array("The diseases.", text("Its name.", 60), 1, 20),
      source: text("Where this is written: who published it, title, year.", 160),
    }),
    vaccination: reference(id("The printable that is also the page's section on vaccination."), "Printable", "id"),
    reviewedBy: reviewedBy(() => true),
    take: object("HealthTake", "The page's drawings to take along, on paper.", {
      printableTitle: text("The printable's title.", 60),
      printableLead: sentence("What the printable is for."),
    }).meta({ title: "To take along" }),
    note: object("HealthNote", "The link to this page on other pages.", {
      title: text("Its heading.", 60),
    }),
  }),
})
