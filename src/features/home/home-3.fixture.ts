import { picture } from "../../shared/picture.fixture"

/*
 * What the sections of /home-3 show.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const introCopy: Queries.VideoBlockCopyFragment = {
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

export const highlightCopy: Queries.HighlightCopyFragment = {
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
