/**
 * Lint rule: no type of the generated namespace `Queries`. It is ambient, so dependency-cruiser can't see that a file
 * depends on the fragment of a section.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const ambientQueries = {
  meta: {
    type: "problem",
    schema: [],
    messages: { ambient: "Declare the shape here. Only code that queries data may use types of Queries." },
  },
  create: (context) => ({
    TSQualifiedName({ left }) {
      if (left.name === "Queries") context.report({ node: left, messageId: "ambient" })
    },
  }),
}
