import { picture } from "../../shared/picture.fixture"

/*
 * What the shop's goods are sorted into.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const categories = [
  {
    jsonId: 1,
    name: "Cattle",
    href: "/shop?category=cattle",
    description: "Ankole longhorns, Friesians and their crosses, for breeding, beef and milk.",
    thumb: picture(
      "A splashed Ankole cow with lyre horns looks up before a low sun while a fawn one grazes behind her.",
      320,
      320,
    ),
  },
  {
    jsonId: 2,
    name: "Goats",
    href: "/search?q=goat",
    description: "Mubende and Small East African goats for meat, and crosses with dairy breeds for milk.",
    thumb: picture(
      "A Mubende goat on its hind legs reaches for acacia leaves beside a pied doe and a brown kid, in the morning sun.",
      320,
      320,
    ),
  },
  {
    jsonId: 3,
    name: "Sheep",
    href: "/search?q=sheep",
    description: "Fat-tailed East African sheep that thrive where grass is short.",
    thumb: picture("Two fat-tailed ewes, one grazing, and a lamb below terraced hills at dawn.", 320, 320),
  },
  {
    jsonId: 4,
    name: "Poultry",
    href: "/shop?category=poultry",
    description: "Layers, broilers and improved local hens, from fifty birds in the yard to houses of two thousand.",
    thumb: picture(
      "A cockerel, a rust hen, a cream hen pecking and three yellow chicks under a banana plant in the morning.",
      320,
      320,
    ),
  },
  {
    jsonId: 5,
    name: "Milk & Dairy",
    href: "/shop?category=dairy",
    description: "Fresh cow's and goat's milk, yoghurt, and ghee made the Ankole way.",
    thumb: picture(
      "A Friesian cow with a full udder beside two steel milk cans and a stool, the Rwenzori behind, at midday.",
      320,
      320,
    ),
  },
  {
    jsonId: 6,
    name: "Meat & Byproducts",
    href: "/shop?category=meat",
    description: "Inspected beef and goat meat, hides and skins, horn, bone meal and manure.",
    thumb: picture(
      "A table with a tied joint, a steak, a parcel and a jar of ghee before a stretched hide and an Ankole bull at dusk.",
      320,
      320,
    ),
  },
] as const satisfies readonly Queries.CategoryCardFragment[]
