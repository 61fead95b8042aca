/** The words that the page of every project has. */
export const words = {
  /** Spec section 2, "Projects". */
  achievements: "Key Achievements",
  others: "Other projects",
  /** Of a project whose content is not written yet (spec section 8, "Missing content"). */
  soon: "Project details coming soon.",
}
