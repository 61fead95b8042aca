import { farmers } from "../blocks/people.fixture"
import { picture } from "../blocks/picture.fixture"

/*
 * The words of the pages about, farm, contact and registration, a farmer and the projects, as their sections ask for
 * them. Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const farmer: Queries.FarmerDetailFragment = {
  ...farmers[0],
  phone: "+256 000 000 011",
  email: "nakato@cafn.example",
  biography:
    "Nakato Prossy began with one cow that her mother gave her and sold the first milk by the cup. Today seven Friesian crosses stand in a shed of her own design.",
  skillProgress: [
    { id: 1, title: "Dairy management", end: 96 },
    { id: 2, title: "Fodder and feeding", end: 92 },
  ],
  memberData: [
    {
      id: 1,
      listTitle: "On the farm",
      memberInfo: [
        {
          id: 1,
          title: "Clean milk",
          description: "Bacteria counts in the best class for thirty months in a row.",
        },
        { id: 2, title: "Calf rearing", description: "Not one calf lost in the last three years." },
      ],
    },
    {
      id: 2,
      listTitle: "In the network",
      memberInfo: [{ id: 1, title: "Farm school teacher", description: "Teaches in Runyankore and English." }],
    },
  ],
}

const herd = picture(
  "Four Friesian cows and a calf in a fenced paddock below the snow-capped Rwenzori at midday.",
  480,
  360,
)

const projectLinks = [
  { jsonId: 1, projectPath: "dairy-cattle-grazing", title: "Dairy Cattle Grazing" },
  { jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock" },
  { jsonId: 3, projectPath: "youth-in-cattle-farming", title: "Youth in Cattle Farming" },
  { jsonId: 4, projectPath: "healthy-cattle-herd", title: "Healthy Cattle Herd" },
  { jsonId: 5, projectPath: "modern-dairy-facility", title: "Modern Dairy Facility" },
] as const satisfies readonly Queries.ProjectLinkFragment[]

export { projectLinks }

export const projects: readonly Queries.ProjectCardFragment[] = projectLinks.map((link, index) => ({
  ...link,
  category: ["Dairy", "Women", "Youth", "Health", "Processing"][index] ?? "Dairy",
  place: "Rushere, Kiruhura District",
  description: "Sixty-two families graze by turns, sow legumes into their pasture and milk through the dry season.",
  thumb: herd,
}))

export const project: Queries.ProjectDetailFragment = {
  jsonId: 1,
  title: "Dairy Cattle Grazing",
  thumbFull: picture(herd.alt, 1216, 640),
  pictures: [
    { path: "gallery/image_5", ...picture("Four Ankole cattle and a calf walk towards a kraal.", 480, 360) },
    { path: "gallery/image_6", ...picture("An Ankole bull stands before the setting sun.", 480, 360) },
  ],
  content: {
    overview:
      "Around Rushere the Ankole and the Friesian graze on the same hills, and in a dry year there was grass for neither.",
    section1: {
      heading: "Grass that gets time to grow",
      paragraphs: ["Every farm is split into six paddocks or more.", "Water was the second half of the work."],
      keyPoints: ["Milk per cow up from 5.1 to 8.4 litres a day", "Nine valley dams fenced and fitted with troughs"],
    },
    section2: { heading: "What we would do sooner", paragraphs: ["The first calendar was drawn in an office."] },
  },
}

const figure = picture("A whole farm in the morning: barn, huts, biogas dome and two cows.", 720, 540)

export const story: Queries.StoryWordsFragment = {
  eyebrow: "Our story",
  title: "It began with a lorry of hay",
  lead: "In the drought of 2021 hay cost three times its price.",
  paragraphs: ["Twenty-three dairy farmers put their money together and hired a lorry.", "It still carries hay."],
  button: null,
  image: figure,
}

export const mission: Queries.MissionWordsFragment = {
  eyebrow: "Our mission",
  title: "Growth that includes everybody and lasts",
  lead: null,
  statement: "Sustainable, inclusive growth for livestock farmers in Uganda.",
  button: { label: "Our services", href: "/services" },
  pillars: [
    { id: 1, icon: "training", title: "Knowledge sharing", text: "Farmers teach farmers, on the farm." },
    { id: 2, icon: "markets", title: "Market linkage", text: "Contracts with buyers who pay by weight." },
  ],
}

export const membership: Queries.MembershipWordsFragment = {
  eyebrow: "How membership works",
  title: "Six figures, and no small print",
  lead: "One membership covers a person or a household.",
  button: { label: "Join Our Network", href: "/registration-form" },
  image: figure,
  terms: [
    { id: 1, figure: "UGX 50,000", title: "a year, for everything", text: "One fee for a person or a household." },
    { id: 2, figure: "The 25th", title: "group orders close", text: "Feed and salt are ordered together." },
    { id: 3, figure: "14 days", title: "until a claim is paid", text: "The group checks the claim first." },
  ],
}

export const milestones: Queries.MilestonesWordsFragment = {
  eyebrow: "Milestones",
  title: "From a lorry to a network",
  lead: null,
  button: null,
  events: [
    { id: 1, year: "2021", text: "Twenty-three dairy farmers order hay together." },
    { id: 2, year: "2028", text: "Our goal: more than 10,000 members." },
  ],
}

export const farmIntro: Queries.FarmIntroWordsFragment = {
  eyebrow: "Demonstration farms",
  title: "See it work before you pay for it",
  lead: "Four members' farms, one in each region.",
  paragraphs: ["A demonstration farm is no model farm with a gate and a signboard."],
  video: "farm",
  videoLabel: "Watch a morning on the farm",
  button: null,
  image: figure,
}

export const farmStations: Queries.FarmStationsWordsFragment = {
  eyebrow: "What you will see",
  title: "Six stops on a morning's walk",
  lead: null,
  button: null,
  items: [
    { id: 1, title: "The fodder bank", text: "Napier, Rhodes grass, lablab and calliandra.", image: herd },
    { id: 2, title: "The goat house", text: "A slatted floor, a hay rack and a milking stand.", image: herd },
  ],
}

export const farmYear: Queries.FarmYearWordsFragment = {
  eyebrow: "Through the year",
  title: "One farm, four seasons",
  lead: "This is what you would find there.",
  button: { label: "Pictures from the farms", href: "/gallery" },
  seasons: [
    {
      id: 1,
      months: "January and February",
      title: "Dust, hay and repairs",
      text: "The hills are yellow, and the cows eat what was cut in November.",
      tasks: ["Give hay in the cool of the morning and evening, salt always.", "Clean the tank."],
      image: figure,
    },
    {
      id: 2,
      months: "March to May",
      title: "The long rains",
      text: "Within two weeks everything is green.",
      tasks: ["Plant fodder in the first ten days of rain."],
      image: figure,
    },
  ],
}

export const farmVisit: Queries.FarmVisitWordsFragment = {
  eyebrow: "Plan a visit",
  title: "First Saturday of every month",
  lead: "From 9:00 to 13:00 on all four farms.",
  rules: ["Ring the office by Thursday.", "Wear closed shoes, and step through the foot bath."],
  button: { label: "Arrange a visit", href: "/contact" },
}

export const contactReach: Queries.ContactReachWordsFragment = {
  eyebrow: "Reach us",
  title: "Ring, write or drop in",
  lead: "A person answers, in English, Luganda, Runyankore or Acholi.",
  hoursTitle: "The office is open",
  supportTitle: "Questions are answered",
  button: null,
}

export const contactFormWords: Queries.ContactFormWordsFragment = {
  eyebrow: "Write to us",
  title: "Send us a message",
  lead: "You get an answer within 24 hours.",
  submitLabel: "Send message",
  successMessage: "Thanks For Your Message",
  button: null,
}

export const findUs: Queries.FindUsWordsFragment = {
  eyebrow: "Find us",
  title: "In Kabalagala, on the road to the lake",
  lead: null,
  linkLabel: "Open the place in OpenStreetMap",
  directions: ["From the city centre take a taxi towards Ggaba and get off at Kabalagala."],
  button: null,
  image: figure,
}

export const supportHours: Queries.OfficeHoursFragment["supportHours"] = [
  { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
  { label: "Saturday", opens: "09:00", closes: "14:00" },
  { label: "Sunday", opens: null, closes: null },
]

export const registration: Queries.RegistrationWordsFragment = {
  intro: {
    eyebrow: "Member registration",
    title: "Have these at hand, and it takes ten minutes",
    lead: "Membership costs UGX 50,000 a year, for one person or one household.",
    button: null,
  },
  steps: [
    { id: 1, title: "Fill in the form", text: "Everything but the e-mail address is needed." },
    { id: 2, title: "We ring you within 24 hours", text: "You hear which group meets nearest to your home." },
  ],
  privacyTitle: "What happens to what you type",
  privacyOwn: ["The form is part of this website. Your answers stay in this window."],
  privacyOther: ["This form is served by {host}."],
  requiredTitle: "What you need",
  requiredFields: ["Full name", "National identification number", "Occupation", "Phone number"],
  optionalTitle: "If you have one",
  optionalFields: ["Email address"],
  printLabel: "Print this list",
  checklistNote: "Bring this list, filled in, to any group meeting.",
  frameTitle: "Member registration form",
  loading: "Loading registration form...",
  fallback: "If the form does not appear, ring the membership line.",
  directLabel: "Open the form on a page of its own",
}
