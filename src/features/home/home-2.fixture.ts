import { picture } from "../../shared/picture.fixture"

/*
 * What the sections of /home-2 show.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const alternateCopy: Queries.HeroCopyFragment = {
  title: "One network, from Karamoja to Kigezi",
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

export const funFactsCopy: Queries.SectionHeadFragment = {
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

export const questionsCopy: Queries.QuestionsCopyFragment = {
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
      "Your national identification number, a telephone number, and the names of your district, subcounty, parish and village. The form takes ten minutes. We call you within 24 hours and tell you which group meets nearest to your home.",
  },
  {
    question: "I live abroad. How can I take part?",
    answer:
      "Choose a herd, a group or a project; sign an agreement that says who owns which animal and how income is divided; and read the farm's records online every month. Over 150 such partnerships are running.",
  },
]

export const brandsCopy: Queries.SectionHeadFragment = {
  eyebrow: "Partners",
  title: "Who walks beside us",
  lead: null,
  button: null,
}
