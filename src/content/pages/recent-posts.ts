/** How many posts the sidebar shows as recent ones (spec section 2, "Sidebar"). */
const RECENT = 3

/**
 * The numbers of the posts that the sidebar shows as recent ones: the first.
 *
 * @param numbers all posts, in the blog's order
 */
export const recentPosts = (numbers: readonly number[]): readonly number[] => numbers.slice(0, RECENT)
