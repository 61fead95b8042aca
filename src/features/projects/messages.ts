export const messages = {
  achievements: "Key Achievements",
  farmer: "farmer",
  nearest: (number: string) => `To find the nearest group, call ${number.replaceAll(" ", "\u00a0")}`,
  project: "project",
  join: "Join Our Network",
  others: "Other projects",
  /** For a project whose content is not written yet. */
  soon: "Project details coming soon.",
}
