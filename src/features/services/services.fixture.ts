import { faqs } from "../../shared/faq.fixture"
import { picture } from "../../shared/picture.fixture"

/*
 * The nine services as their cards ask for them. Copied from data/services, so that editing the site's words changes
 * no snapshot; the types are the queries' own.
 */

/** For cards and for lists of links. */
export const services = [
  {
    jsonId: 1,
    servicePath: "knowledge-sharing-training",
    title: "Farming Training & Advice",
    icon: "training",
    description:
      "Practical lessons on members' own farms, in your language and in your season, with a mentor who comes back to see how it went.",
    thumb: picture(
      "A woman teaches cattle care at a blackboard under an acacia, five farmers and a girl listening, morning light.",
      480,
      360,
    ),
  },
  {
    jsonId: 2,
    servicePath: "collective-bargaining",
    title: "Buying Together, Saving Together",
    icon: "buying-together",
    description:
      "Group orders for feed, drugs and equipment at wholesale prices, and savings groups that lend to their own members.",
    thumb: picture(
      "Members unload feed sacks from a red pick-up together while a woman keeps the list, late afternoon sun.",
      480,
      360,
    ),
  },
  {
    jsonId: 3,
    servicePath: "market-access-promotion",
    title: "Finding Better Markets",
    icon: "markets",
    description:
      "Contracts with dairies, butchers, hotels and exporters, prices you can see beforehand, and money within 14 days.",
    thumb: picture(
      "Buyers and farmers bargain over an Ankole cow beside an egg stall at a lakeside market, a goat and a hen near.",
      480,
      360,
    ),
  },
  {
    jsonId: 4,
    servicePath: "resource-sharing",
    title: "Sharing Farm Tools & Services",
    icon: "sharing-tools",
    description:
      "Chaff cutters, hay balers, milk coolers, transport and breeding bulls, owned by many and booked by telephone.",
    thumb: picture(
      "A woman hands a spray pump on to a neighbour while another man feeds a chaff cutter, terraced hills, morning.",
      480,
      360,
    ),
  },
  {
    jsonId: 5,
    servicePath: "advocacy-representation",
    title: "Speaking Up for Farmers",
    icon: "advocacy",
    description:
      "One voice for thousands of small herds, from the subcounty council to Parliament, on land, water, disease and taxes.",
    thumb: picture(
      "A woman in a red gomesi speaks for seated members to two officials at a table, under an acacia in afternoon sun.",
      480,
      360,
    ),
  },
  {
    jsonId: 6,
    servicePath: "data-collection-innovation",
    title: "Using Data & New Ideas",
    icon: "data",
    description:
      "Simple records on any telephone, figures that come back as advice, and new methods tried out before you pay for them.",
    thumb: picture(
      "A young woman notes a Friesian cow on her telephone, a man beside her writes in the record book, afternoon.",
      480,
      360,
    ),
  },
  {
    jsonId: 7,
    servicePath: "risk-management-insurance",
    title: "Protecting Your Farm",
    icon: "insurance",
    description:
      "Livestock insurance at about 5% of the animal's value, claims paid within 14 days, and help to prevent the loss in the first place.",
    thumb: picture(
      "A vet examines an ear-tagged Friesian cow while its owner shelters it with an umbrella, storm clouds gathering.",
      480,
      360,
    ),
  },
  {
    jsonId: 8,
    servicePath: "community-building",
    title: "Building Strong Communities",
    icon: "community",
    description:
      "Groups that meet, elect and decide: with women in the chair, young people on the books, and the diaspora as partners.",
    thumb: picture(
      "Five members sit and stand round a mat with a locked savings box, cups and bananas, outside a thatched house at dusk.",
      480,
      360,
    ),
  },
  {
    jsonId: 9,
    servicePath: "sustainability-climate-action",
    title: "Caring for the Environment",
    icon: "environment",
    description:
      "Fodder banks, clean water, solar power and biogas: farms that carry their milk through the drought and leave the soil richer.",
    thumb: picture(
      "A woman plants a tree with a boy bringing water, a biogas dome and solar panels before terraced hills, morning.",
      480,
      360,
    ),
  },
] as const satisfies readonly Queries.ServiceCardFragment[]

/** The words of every service's page. */
export const serviceCopy: Queries.ServiceDetailCopyFragment = {
  parts: {
    overview: "Overview",
    offered: "Services offered",
    challenge: "The Challenge",
    solution: "Our Solution",
    questions: "Frequently asked questions",
  },
  sidebar: {
    label: "Services and questions",
    listTitle: "All services",
    askTitle: "Is this for your farm?",
    askLead: "Tell us what you keep and where. We answer within 24 hours; at the weekend, on Monday. Or call us.",
    whatsAppLabel: "Ask on WhatsApp",
    smsLabel: "Ask by SMS",
    contact: { label: "Contact us", href: "/contact" },
  },
}

/** A service's whole page. */
export const insurance: Queries.ServiceDetailFragment = {
  jsonId: 7,
  title: services[6].title,
  isAboutHealth: null,
  sources: null,
  lastReview: null,
  thumbFull: picture(services[6].thumb.alt, 830, 519),
  content: {
    overview:
      "Insurance pays for the cow that died; prevention keeps her alive. We offer both. Members insure cattle, goats, sheep and poultry through one group policy for about 5% of the animal's value a year, and calves under 6 months for UGX 20,000. A tagged, vaccinated and recorded animal is covered against disease, accident, theft, fire, flood and lightning. When the worst has happened, a complete claim is paid within 14 days.",
    servicesOffered: [
      "Group insurance for cattle, goats, sheep and poultry at about 5% of the animal's value a year",
      "Cover for calves under 6 months at UGX 20,000",
      "Help with every claim, from the first call to the payment, within 14 days",
      "Vaccination and tick control calendars, with reminders by telephone",
      "Night kraals, lightning rods and community watches against theft",
      "A drought fund that buys hay for the groups before prices rise",
    ],
    challenge:
      "For many families a cow is the savings book, the school fees and the pension, and she can die within a night. One outbreak, one flood or one gang with a lorry can undo ten years. Insurers used to stay away, because they could neither tell one brown cow from another nor drive four hours to look at a carcass. Premiums for a single farmer were high, the forms were long, and claims were settled after the family had already sold the rest.",
    solution:
      "The group is the policy holder, and it knows its animals. Each one is tagged and photographed, valued by two members and a veterinary officer, and vaccinated on the calendar. A death is reported by telephone with a picture of the tag; theft is reported to the police within 24 hours, and to us the same day. Because false claims would raise the price for all, the group checks each claim before it is sent. So the insurer can pay fast and ask for less.",
    impact:
      "The cow died on a Tuesday; eleven days later I bought a heifer in calf, and the children never left school.",
    faqs,
  },
}
