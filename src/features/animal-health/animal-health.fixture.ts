/* The words of the page for sick and dead animals, copied from data/ and shortened, for stories and tests. */

export const whoToCall: Queries.WhoToCallCopyFragment = {
  title: "Call a vet now",
  vetLabel: "Call our vet line",
  officeLabel: "Call our office",
  photoLabel: "Photo on WhatsApp",
  photoMessage: "My animal is sick or dead. Which animal, how many, where, what I see, since when:",
  people: ["Your nearest vet or animal health worker.", "The district veterinary officer."],
  hoursNote: "Our vet line is answered in our opening hours.",
  sayTitle: "Say this on the telephone",
  foldedTitle: "Where, which animal, what you see",
  say: ["Where you are: village, parish and district.", "What you see, and since when."],
}

export const avoid: Queries.HealthAvoidCopyFragment = {
  title: "Do not touch, open or move it",
  items: [
    {
      title: "Do not open, skin or eat an animal that died suddenly.",
      text: "It may be anthrax, which kills people.",
      drawing: "/drawings/sick-do-not-open.svg",
    },
    {
      title: "Do not move animals, and do not sell any.",
      text: "Foot-and-mouth disease travels with animals.",
      drawing: null,
    },
  ],
}

export const steps: Queries.HealthStepsCopyFragment = {
  title: "Do this while you wait",
  items: [
    {
      title: "Keep children, neighbours and dogs away.",
      text: "One adult watches the place.",
      drawing: "/drawings/sick-keep-away.svg",
    },
    {
      title: "Leave a dead animal where it lies.",
      text: "The vet tells you whether to bury it deep or to burn it.",
      drawing: "/drawings/sick-leave-it.svg",
    },
  ],
}

export const people: Queries.HealthPeopleCopyFragment = {
  title: "If a person was bitten or feels ill",
  items: [
    {
      title: "Bitten or scratched by a dog or a wild animal",
      text: "Wash the wound with soap and running water for 15 minutes. Go to a health centre the same day.",
    },
  ],
}

export const dangers: Queries.HealthDangersCopyFragment = {
  title: "What it may be",
  lead: "Only a vet can tell.",
  signsLabel: "You may see",
  sourceLabel: "Source",
  items: [
    {
      id: 1,
      title: "Anthrax",
      signs: "Sudden death. Dark blood that does not clot.",
      text: "People catch it from skin, meat, blood and bones.",
      source: "WHO, FAO and OIE: Anthrax in humans and animals, 4th edition (2008)",
      drawing: "/drawings/sick-anthrax.svg",
    },
  ],
}

export const report: Queries.HealthReportCopyFragment = {
  title: "Tell the veterinary officer of these",
  text: "Uganda's law asks you to tell a veterinary officer.",
  diseases: ["Anthrax", "Rabies"],
  source: "Laws of Uganda: Animal Diseases Act",
}

export const take: Queries.HealthTakeCopyFragment = {
  sheetLabel: "Sheet to print",
  pictureLabel: "One picture to send",
}
