import { picture } from "../blocks/picture.fixture"

/*
 * What the sections of the alternative home pages show.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const alternateWords: Queries.HeroWordsFragment = {
  label: "Who we are",
  joinButton: {
    label: "Join Our Network",
    href: "/registration-form",
  },
  badge: {
    label: "See our five projects",
    href: "/project",
  },
}

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
  },
]

export const introWords: Queries.VideoBlockWordsFragment = {
  eyebrow: "Who we are",
  title: "Neighbours first, members second",
  lead: null,
  text: "A group is fifteen to thirty people who can walk to one another's kraals. It meets every fortnight, keeps its own money and minutes, and decides what it needs from the network. There are groups in every region of Uganda, and each has room for a neighbour.",
  image: picture(
    "A woman in a gomesi speaks to two men, one of them an elder, and a girl by an acacia, an Ankole cow and a kid near.",
    640,
    480,
  ),
  video: "farm",
  videoLabel: "Watch a morning on the farm",
  button: {
    label: "About us",
    href: "/about-us",
  },
}

export const stageWords: Queries.VideoBlockWordsFragment = {
  eyebrow: "A day in dairy",
  title: "Up before the sun, cooled by it at noon",
  lead: null,
  text: "Milking begins at five. By seven the cans are at the collection point, by nine the milk is at four degrees, and the farmer has the test result on the phone. See for yourself how a morning goes.",
  image: picture(
    "Three Ankole cattle and a calf walk home across the savanna in late afternoon light as three cranes fly over.",
    640,
    360,
  ),
  video: "farm",
  videoLabel: "Watch a morning on the farm",
  button: null,
}

export const highlightWords: Queries.HighlightWordsFragment = {
  eyebrow: "Product of the season",
  title: "Ankole ghee, smoked the old way",
  lead: null,
  text: "Churned in gourds by the elders' group of Rushere and clarified until it is golden. Two years ago it was made for weddings only. Now it pays school fees, and three of five jars travel abroad.",
  image: picture(
    "A glass jar of golden ghee under a tied clay-red cloth, with a small clay bowl of ghee and a wooden spoon.",
    640,
    640,
  ),
  end: 60,
  ringTitle: "of all jars go to Ugandans abroad",
  button: {
    label: "See the ghee",
    href: "/shop-single/10",
  },
}

export const funFactsWords: Queries.SectionHeadFragment = {
  eyebrow: "In figures",
  title: "Small farms add up",
  lead: null,
  button: null,
}

export const funFacts: readonly Queries.FunFactFigureFragment[] = [
  {
    jsonId: 1,
    end: 38,
    suffix: "K",
    label: "trusted customers",
  },
  {
    jsonId: 2,
    end: 28,
    suffix: "M",
    label: "tonnes of harvest",
  },
  {
    jsonId: 3,
    end: 150,
    suffix: "+",
    label: "dairy products",
  },
]

export const pointListsWords: Queries.PointListsWordsFragment = {
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

export const productKindsWords: Queries.ProductKindsWordsFragment = {
  eyebrow: "What we make",
  title: "From the cow, from the goat, from the gourd",
  lead: null,
  button: {
    label: "Dairy in the shop",
    href: "/shop?category=dairy",
  },
  kinds: [
    {
      id: 1,
      icon: "milk-can",
      name: "Fresh milk",
      text: "Whole cow's milk, pasteurised, in cans and bottles.",
    },
    {
      id: 2,
      icon: "goat",
      name: "Goat milk",
      text: "From the women's groups in Lira, in glass.",
    },
    {
      id: 3,
      icon: "cow",
      name: "Ghee",
      text: "Ankole butter, smoked and clarified.",
    },
    {
      id: 4,
      icon: "certification",
      name: "Yoghurt",
      text: "Plain and with honey, made at Kakiri, with the network's mark.",
    },
  ],
}

export const productPickerWords: Queries.ProductPickerWordsFragment = {
  eyebrow: "The shop",
  title: "Find what you came for",
  lead: "Cattle, poultry or dairy: choose, and the rest steps aside.",
  button: {
    label: "All products",
    href: "/shop",
  },
  filterLabel: "Kind of product",
  filters: [
    {
      value: "all",
      label: "All",
    },
    {
      value: "cattle",
      label: "Cattle",
    },
    {
      value: "poultry",
      label: "Poultry",
    },
    {
      value: "dairy",
      label: "Dairy",
    },
  ],
  shown: "Showing {count} of {total} products",
}

export const questionsWords: Queries.QuestionsWordsFragment = {
  eyebrow: "Questions",
  title: "What people ask before they join",
  lead: null,
  button: {
    label: "Ask your own",
    href: "/contact",
  },
  image: picture(
    "An elder on a stool answers a young woman who writes it all down, before his thatched hut at dusk.",
    640,
    480,
  ),
}

export const questions: readonly Queries.QuestionFragment[] = [
  {
    question: "Who can become a member?",
    answer:
      "Anybody who keeps cattle, goats, sheep or poultry in Uganda, or wants to begin; groups and cooperatives; and Ugandans abroad who own or finance animals at home. The annual fee is UGX 50,000, for one person or for one household.",
  },
  {
    question: "What do I need to register?",
    answer:
      "Your national identification number, a telephone number, and the names of your district, subcounty, parish and village. The form takes ten minutes. We ring you within 24 hours and tell you which group meets nearest to your home.",
  },
  {
    question: "I live abroad. How can I take part?",
    answer:
      "Choose a herd, a group or a project; sign an agreement that says who owns which animal and how income is divided; and read the farm's records online every month. Over 150 such partnerships are running.",
  },
]

export const brandsWords: Queries.SectionHeadFragment = {
  eyebrow: "Partners",
  title: "Who walks beside us",
  lead: null,
  button: null,
}

export const joinWords: Queries.InvitationWordsFragment = {
  title: "There is a group within walking distance",
  lead: "Register, and within 24 hours we ring you to say where and when it meets.",
  button: {
    label: "Join Our Network",
    href: "/registration-form",
  },
}
