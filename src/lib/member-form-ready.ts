/** The message that the site's own registration form posts to the parent page when it is ready. */
export const MEMBER_FORM_READY = "cafn:member-form-ready"
