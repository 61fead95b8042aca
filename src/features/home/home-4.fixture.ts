import { picture } from "../../shared/picture.fixture"

/*
 * What the sections of /home-4 show.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const dairySlides: readonly Queries.HeroSlideFragment[] = [
  {
    jsonId: 8,
    shape: "terraces",
    videoIds: ["farm"],
    badgeText: "Dairy from members' farms",
    title: "Clean Milk Begins Before Milking",
    description:
      "Washed hands, a dry udder, a covered can: small habits, taught on the farm, that the dairy pays extra for.",
    buttonText: "Our services",
    buttonHref: "/services",
    image: picture(
      "A woman in overalls milks a Friesian cow outside an open barn while a second cow stands by, the Rwenzori behind.",
      1600,
      900,
    ),
    imageSquare: null,
    imageTall: null,
  },
  {
    jsonId: 9,
    shape: "hills",
    videoIds: [],
    badgeText: "Two collections a day",
    title: "From the Can to the Cooler in Two Hours",
    description:
      "Members bring morning and evening milk to coolers that run on sun and biogas, and read the test result on their phones.",
    buttonText: "Dairy in the shop",
    buttonHref: "/shop",
    image: picture(
      "Three milk cans stand ready in the grass before two Friesian cows by a rail fence at dawn.",
      1600,
      900,
    ),
    imageSquare: null,
    imageTall: null,
  },
]

export const pointListsCopy: Queries.PointListsCopyFragment = {
  eyebrow: "Clean milk pays",
  title: "Two ends of one can",
  lead: "What the network gives a dairy farmer, and what it gives whoever buys the milk.",
  button: {
    label: "Our services",
    href: "/services",
  },
  fact: {
    end: 150,
    suffix: "+",
  },
  factLabel: "Dairy Products",
  icon: "milk-can",
  lists: [
    {
      id: 1,
      title: "For the farmer",
      points: [
        "A price per litre that stands for the whole month",
        "Payment within 14 days, by what the test says",
        "A visit within two days when a can is refused",
        "Cows that keep up 80% of their milk in a drought, where fodder is stored",
      ],
    },
    {
      id: 2,
      title: "For the buyer",
      points: [
        "Each can tested for freshness, water, bacteria and antibiotics",
        "Below four degrees within two hours of milking",
        "The farm's number on every bottle",
        "Cooling by sun and biogas in place of diesel",
      ],
    },
  ],
}
