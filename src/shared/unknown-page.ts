/** Spec section 2, "Other": the banner of a path that does not exist. */
export const unknownPage = { title: "Error Page", crumb: "404" }
