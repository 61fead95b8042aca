export const messages = {
  noMember: "Not a member yet?",
  join: "Join Our Network",
  email: "Email address",
  password: "Password",
  submit: "Login",
  success: "Login Successful",
}
