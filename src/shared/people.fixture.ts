import { picture } from "./picture.fixture"

/*
 * Farmers, what members say, and who may be writing to us, as the blocks ask for them.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const farmers = [
  {
    jsonId: 1,
    name: "Nakato Prossy",
    title: "Dairy farmer",
    phone: "+256 000 000 011",
    district: "Mbarara",
    summary: "Keeps three Friesian crosses on two acres outside Mbarara and teaches the farm school on clean milk.",
    isSample: null,
    thumb: picture(
      "A woman of about forty-five in a plum gomesi with a gold sash, dairy pasture and terraced hills behind her.",
      400,
      500,
    ),
  },
  {
    jsonId: 2,
    name: "Okello Denis",
    title: "Goat breeder",
    phone: "+256 000 000 012",
    district: "Lira",
    summary: "Breeds Mubende and Boer crosses in Lira and keeps a record of every kid since 2016.",
    isSample: null,
    thumb: picture(
      "A bearded man in a brimmed hat carries a brown kid goat on his arm, goats and savanna behind him, afternoon sun.",
      400,
      500,
    ),
  },
  {
    jsonId: 3,
    name: "Akello Grace",
    title: "Poultry farmer",
    phone: "+256 000 000 013",
    district: "Gulu",
    summary:
      "Started with 50 chicks at the age of 19. Today she has 1,200 layers, and a hatchery that supplies 40 young farmers in Gulu.",
    isSample: null,
    thumb: picture(
      "A smiling young woman in a clay-red head-wrap holds a brown hen, a thatched house and more hens behind her.",
      400,
      500,
    ),
  },
] as const satisfies readonly Queries.FarmerCardFragment[]

export const testimonials = [
  {
    jsonId: 1,
    testimonial:
      "The middleman used to pour my milk into his can and tell me the price afterwards. Now I read the litres and the test on my phone, and the money comes before the fortnight is over.",
    name: "Kyomugisha Jane",
    designation: "Dairy farmer, Bushenyi",
    ratings: 5,
    avatar: picture(
      "Portrait of an older woman with a plum head-wrap and a green gomesi, smiling gently on gold paper.",
      64,
      64,
    ),
  },
  {
    jsonId: 2,
    testimonial:
      "I came with two goats and a phone. The group taught me to write down every kidding. After three seasons I could show a bank a record, and the bank believed it.",
    name: "Ojok Samuel",
    designation: "Goat keeper, Lira",
    ratings: 4.5,
    avatar: picture(
      "Portrait of a young man in a clay-red cap and a cream shirt, looking ahead with a broad smile, on blue paper.",
      64,
      64,
    ),
  },
  {
    jsonId: 3,
    testimonial:
      "Twenty of us order feed together before the 25th. I save enough on each bag to vaccinate all my hens, and since then I have not lost a flock to Newcastle disease.",
    name: "Nansubuga Ruth",
    designation: "Poultry farmer, Mukono",
    ratings: 5,
    avatar: picture(
      "Portrait of a woman with long braids and a gold-ringed indigo blouse, smiling, on warm orange paper.",
      64,
      64,
    ),
  },
] as const satisfies readonly Queries.TestimonialCardFragment[]

export const contactOptions = [
  { list: "category", value: "diaspora", label: "Ugandan in the diaspora" },
  { list: "category", value: "existing-farmer", label: "Livestock farmer" },
  { list: "category", value: "new-farmer", label: "New to farming" },
  { list: "category", value: "youth", label: "Young person (18 to 35)" },
  { list: "category", value: "women", label: "Woman or women's group" },
  { list: "category", value: "organization", label: "Organisation" },
  { list: "interest", value: "membership", label: "Membership" },
  { list: "interest", value: "training", label: "Training" },
  { list: "interest", value: "investment", label: "Investment" },
  { list: "interest", value: "partnership", label: "Partnership" },
  { list: "interest", value: "market-access", label: "Market access" },
  { list: "interest", value: "technical-support", label: "Technical support" },
  { list: "interest", value: "other", label: "Something else" },
] as const satisfies readonly Queries.ContactOptionFragment[]
