/** The words that the page of every project has, and those of the map. */
export const words = {
  /** Spec section 2, "Projects". */
  achievements: "Key Achievements",
  map: { folded: "The map, and who is in each district", farmer: "farmer", project: "project" },
  others: "Other projects",
  /** Of a project whose content is not written yet (spec section 8, "Missing content"). */
  soon: "Project details coming soon.",
}
