/** The words of the login. */
export const words = {
  noMember: "Not a member yet?",
  join: "Join Our Network",
  email: "Email address",
  password: "Password",
  submit: "Login",
  /** Spec section 5. */
  success: "Login Successful",
}
