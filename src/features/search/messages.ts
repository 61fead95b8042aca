export const messages = {
  label: "Search the site",
  placeholder: "Cattle, milk, training...",
}
