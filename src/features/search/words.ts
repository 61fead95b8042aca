export const words = {
  label: "Search the site",
  placeholder: "Cattle, milk, training...",
}
