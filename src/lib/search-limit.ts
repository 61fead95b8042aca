/** A search takes so many characters: more are no words of a visitor, and long ones cost the search its time. */
export const LONGEST_SEARCH = 200
