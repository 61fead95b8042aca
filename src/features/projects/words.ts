/** The words that the page of every project has, and those of the list of districts. */
export const words = {
  /** Spec section 2, "Projects". */
  achievements: "Key Achievements",
  farmer: "farmer",
  nearest: (number: string) => `To find the nearest group, call ${number.replaceAll(" ", "\u00a0")}`,
  project: "project",
  others: "Other projects",
  /** Of a project whose content is not written yet (spec section 8, "Missing content"). */
  soon: "Project details coming soon.",
}
