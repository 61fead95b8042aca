/* How to pay by mobile money, copied from data/payment.json and shortened, and codes that nobody has, for stories and tests. */

export const mobileMoneyCopy: Queries.MobileMoneyCopyFragment = {
  title: "Pay by mobile money",
  lead: "Pay when we have agreed on what you buy or join, and how much it costs.",
  dialLabel: "Dial",
  codeLabel: "Merchant code",
  steps: ["Dial {dial} on the phone with your {network}.", "Write the code {code}."],
  warnings: ["Never send money to a person’s number.", "Never tell anybody your PIN."],
}

export const accounts: Queries.MobileMoneyAccountsFragment["mobileMoney"] = [
  { network: "MTN MoMo", merchantCode: "000001", dial: "*165*3#" },
  { network: "Airtel Money", merchantCode: "000002", dial: "*185*9#" },
]
