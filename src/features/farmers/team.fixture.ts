import { farmers } from "../../shared/people.fixture"

/*
 * A farmer in full. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const farmer: Queries.FarmerDetailFragment = {
  ...farmers[0],
  phone: "+256 000 000 011",
  email: "nakato@cafn.example",
  biography:
    "Nakato Prossy began with one cow that her mother gave her and sold the first milk by the cup. Today she keeps three Friesian crosses in a shed that she designed herself.",
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
