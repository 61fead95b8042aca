/** Number of posts in the sidebar (spec section 2, "Sidebar"). */
const RECENT = 3

/** Returns the posts for the sidebar: the first ones of the blog. */
export const recentPosts = (numbers: readonly number[]): readonly number[] => numbers.slice(0, RECENT)
