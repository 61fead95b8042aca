/** What the site's own registration form tells the page round its frame when it can be filled in. */
export const MEMBER_FORM_READY = "cafn:member-form-ready"
