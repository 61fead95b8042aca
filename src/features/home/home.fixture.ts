import { picture } from "../../shared/picture.fixture"

/*
 * What the home page's sections show.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const slides = [
  {
    jsonId: 1,
    shape: "hills",
    videoIds: [],
    badgeText: "Knowledge, markets, a common voice",
    title: "Empowering Ugandan Livestock Farmers",
    description:
      "Cattle, goat, sheep and poultry keepers learn together, bargain together and own a larger share of what their animals earn.",
    buttonText: "About CaFN",
    buttonHref: "/about-us",
    image: picture(
      "A woman in a gomesi and a waving girl beside an Ankole cow and calf, terraced hills in late afternoon light.",
      1600,
      900,
    ),
    imageSquare: null,
    imageTall: null,
  },
  {
    jsonId: 2,
    shape: "terraces",
    videoIds: [],
    badgeText: "30–50% more from the same herd",
    title: "Modern Livestock Farming Practices",
    description:
      "Better feed, clean water, records on a phone and a vet within reach: climate-smart methods shown on members' own farms.",
    buttonText: "How we work",
    buttonHref: "/about-us",
    image: picture(
      "A young farmer checks his phone beside a Friesian cow, a barn with solar panels and a biogas dome behind, morning.",
      1600,
      900,
    ),
    imageSquare: null,
    imageTall: null,
  },
  {
    jsonId: 3,
    shape: "savannah",
    videoIds: [],
    badgeText: "Paid within 14 days",
    title: "Connect With Premium Markets",
    description:
      "Graded animals, tested milk and certified meat reach hotels, processors and buyers abroad, under contracts that members sign together.",
    buttonText: "Why farmers join",
    buttonHref: "/about-us",
    image: picture(
      "A woman brings eggs on her head to a milk stall by the lake, a boda-boda with milk cans and a goat beside it, midday.",
      1600,
      900,
    ),
    imageSquare: null,
    imageTall: null,
  },
] as const satisfies readonly Queries.HeroSlideFragment[]

export const heroCopy: Queries.HeroCopyFragment = {
  title: "CaFN - Empowering Uganda's Livestock Future",
  label: "What CaFN does",
  joinButton: { label: "Join Our Network", href: "/registration-form" },
  badge: { label: "See our nine services", href: "/services" },
}

export const features: readonly Queries.FeaturePointFragment[] = [
  {
    jsonId: 1,
    icon: "empower",
    title: "Empowering Livestock Farmers",
    description:
      "Knowledge sharing and collective action: what one member has learnt, ten neighbours can use, and what ten order together costs less.",
  },
  {
    jsonId: 2,
    icon: "inclusive",
    title: "Inclusive & Sustainable Growth",
    description:
      "Women, youth and marginalized groups sit where decisions are made, on the way to a resilient, profitable and sustainable sector.",
  },
  {
    jsonId: 3,
    icon: "innovation",
    title: "Market Access & Innovation",
    description:
      "Reliable markets for milk, meat, eggs and breeding stock, and modern, climate-smart practices that meet what buyers ask for.",
  },
]

export const statistics: readonly Queries.StatisticFragment[] = [
  { jsonId: 1, prefix: null, end: 10000, suffix: "+", label: "members empowered" },
  { jsonId: 2, prefix: "30–", end: 50, suffix: "%", label: "more milk, meat and eggs from the same farm" },
  { jsonId: 3, prefix: null, end: 150, suffix: "+", label: "diaspora partnerships" },
  { jsonId: 4, prefix: null, end: 40, suffix: "%", label: "more young people taking part" },
]

export const benefits: readonly Queries.BenefitPointFragment[] = [
  {
    jsonId: 1,
    icon: "certification",
    title: "Brand and quality certification",
    description:
      "We inspect, grade and label your milk, meat and eggs, so that a buyer in Kampala trusts them without knowing you.",
  },
  {
    jsonId: 2,
    icon: "vet-care",
    title: "Vet care within reach",
    description:
      "Animal health workers in your district, vaccination days set a year ahead, and a vet on the telephone in support hours.",
  },
  {
    jsonId: 3,
    icon: "savings",
    title: "Cheaper inputs, safer savings",
    description:
      "Feed, drugs and equipment from group orders collected by the 25th of each month, and a savings group that lends to its own.",
  },
  {
    jsonId: 4,
    icon: "mentoring",
    title: "A mentor for your first year",
    description:
      "An experienced farmer of your kind of livestock visits you, and you visit the mentor's farm, four times in twelve months.",
  },
]
