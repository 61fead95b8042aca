/*
 * Partners as their carousel asks for them. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const brands = [
  {
    jsonId: 1,
    name: "Green Wreath Dairy",
    description: "Bottles the milk of our groups",
    mark: "/brands/dairy.svg",
  },
  {
    jsonId: 2,
    name: "Crowned Crane Trust",
    description: "Keeps wetlands open to herds and birds",
    mark: "/brands/crane.svg",
  },
  {
    jsonId: 3,
    name: "Lyre Horn Society",
    description: "Keeps the herd book of Ankole cattle",
    mark: "/brands/horns.svg",
  },
  {
    jsonId: 4,
    name: "Warm Egg Hatchery",
    description: "Supplies chicks to young farmers",
    mark: "/brands/poultry.svg",
  },
] as const satisfies readonly Queries.BrandMarkFragment[]
