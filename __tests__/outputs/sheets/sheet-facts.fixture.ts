import type { Product, Service, Sheet, SheetFacts } from "../../../src/outputs/sheets/sheet-facts"

/* What sheets are made of, copied from data/, so that editing the site's words changes no test. */

const part = {
  items: null,
  columns: null,
  rows: null,
  blanks: null,
  blankRows: null,
  exampleLabel: null,
  lines: null,
  steps: null,
}

export const sheet: Sheet = {
  path: "tick-calendar",
  title: "Tick calendar <one year>",
  lead: "Tick a box each time you spray.",
  isAboutHealth: true,
  lastReview: null,
  sources: [{ title: "Ticks of East Africa", publisher: "FAO", year: 2004 }],
  posts: [{ jsonId: 5, title: "A Tick Control Calendar" }],
  parts: [
    { ...part, kind: "warning", title: "Keep yourself safe", items: ["Never pick ticks with bare fingers."] },
    {
      ...part,
      kind: "table",
      title: "My year",
      blanks: ["Farm"],
      columns: [
        { title: "Month", share: 40, boxes: null },
        { title: "Sprayed", share: 40, boxes: 5 },
        { title: "Drug", share: 20, boxes: null },
      ],
      rows: [
        { label: "January", note: null, cells: ["3 times", "5 litres"] },
        { label: "April", note: "rain", cells: null },
      ],
      blankRows: 3,
    },
    {
      ...part,
      kind: "sum",
      title: "The sum",
      exampleLabel: "Example:",
      lines: [
        {
          label: "A third less",
          terms: [
            { sign: null, given: null, unit: "kg" },
            { sign: "÷", given: "3", unit: null },
          ],
          unit: "kg",
          example: "9 kg ÷ 3 = 3 kg",
        },
      ],
    },
    {
      ...part,
      kind: "pictures",
      title: "Ten pictures",
      steps: [
        { drawing: "/drawings/wash-hands.svg", title: "Wash your hands", text: "Use soap." },
        { drawing: "/drawings/cool.svg", title: "Keep it cool", text: "Stand the can in cold water." },
      ],
    },
  ],
}

const service: Service = {
  jsonId: 4,
  servicePath: "resource-sharing",
  title: "Sharing Farm Tools & Services",
  category: "Equipment",
  isAboutHealth: true,
  lastReview: { by: "District veterinary officer", date: { day: 3, month: "Dec", year: 2026 } },
  sources: null,
  description: "Chaff cutters, owned by many.",
  content: {
    overview: "A hay baler works for two weeks in the year.",
    servicesOffered: ["Chaff cutters", "Milk coolers"],
    faqs: [{ question: "How do I book?", answer: "Call the centre." }],
  },
}

const product: Product = {
  jsonId: 3,
  title: "Fresh Milk",
  unit: { one: "can of 10 litres" },
  price: { text: "UGX\u00a022,500" },
  description: ["Whole cow's milk.", "Bring back the can."],
  details: [
    { label: "Fat", value: "At least 3.8%" },
    { label: "Origin", value: "Wakiso District" },
  ],
  thumb: { file: { childImageSharp: { resize: { src: "/static/milk.jpg", width: 640, height: 480 } } } },
}

export const facts: SheetFacts = {
  preview: { line: "Preview: prices are samples." },
  buildDay: { day: "2026-11-26" },
  provenance: { sourcesTitle: "Sources", reviewLabel: "Last reviewed", reviewMissing: "Not yet." },
  siteSettings: {
    name: "CaFN",
    siteUrl: "https://cafn.example",
    email: "hello@cafn.example",
    telephones: [{ label: "Office", number: "+256 000 000 001" }],
    vetLine: "+256 000 000 004",
    chat: { number: "+256 000 000 001" },
  },
  animalHealth: {
    call: { title: "Call a vet now", people: ["Your nearest vet."] },
    avoid: {
      title: "Do not touch it",
      items: [{ title: "Do not open it.", drawing: "/drawings/sick-do-not-open.svg" }],
    },
    steps: { title: "While you wait", items: [{ title: "Wash your hands.", drawing: "/drawings/sick-wash.svg" }] },
    people: { title: "If a person is ill", items: [{ title: "Bitten by a dog", text: "Wash the wound." }] },
    dangers: { sourceLabel: "Source", items: [{ source: "WHO: Anthrax (2008)" }, { source: "WHO: Anthrax (2008)" }] },
    lastReview: null,
    take: { sheetTitle: "Sick or dead animal", sheetLead: "Hang it up." },
    note: { title: "Sick animal?" },
  },
  sheetCopy: {
    printHint: "One page A4.",
    backLabel: "Back to “{title}”",
    phonesTitle: "Call us",
    vetLabel: "Vet line",
    chatLabel: "WhatsApp",
    codeLabel: "Read more:",
    offersTitle: "What you get",
    questionsTitle: "Questions",
    joinTitle: "How to join",
    orderTitle: "How to order",
    orderSteps: ["Call us.", "Say what you want."],
    priceNote: "Prices change.",
    dateLabel: "As of {day}.",
    priceList: {
      title: "Price list",
      lead: "What members sell.",
      page: "Shop",
      product: "Product",
      price: "Price",
      unit: "For",
      origin: "Origin",
    },
  },
  registration: { steps: [{ id: 1, title: "Fill in the form", text: "Everything but the e-mail address is needed." }] },
  sheets: { nodes: [sheet] },
  services: { nodes: [service, { ...service, jsonId: 5, title: "Not written yet", content: null }] },
  products: { nodes: [product] },
}
