const suffix: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" }
const ordinal = (day: number) => `${day}${suffix[new Intl.PluralRules("en", { type: "ordinal" }).select(day)] ?? "th"}`

export const messages = {
  title: "Order with your group",
  closes: (day: number) => `This order closes at the end of the ${ordinal(day)} of each month, at midnight in Kampala.`,
  next: (day: string) => `Next: ${day}.`,
  closingDay: (day: string) => `${day}, until midnight in Kampala`,
  lead: "Write what your group needs. We tell you the price before we buy.",
  name: "Your name",
  group: "Your group, if you have one",
  place: "Your village and district",
  telephone: "Phone number",
  goods: "What do you need?",
  goodsHint: (list: readonly string[]) =>
    "One thing on each line, like this: 2 bags dairy meal, 70 kg." +
    (list.length > 0 ? ` On the list: ${list.join("; ")}.` : ""),
  submit: "Write my order",
  thanks: "Your order is written.",
  problems: {
    none: "Please write what you need, a line for each.",
    many: (max: number) => `Please write at most ${max} lines. The rest can be a second order.`,
    quantity: (line: string) => `How many? Please write a number in “${line}”.`,
    large: (quantities: readonly string[]) => `Is ${quantities.join(" and ")} right? Press again to send it so.`,
  },
  withoutScript: {
    lead: "Copy these lines into an SMS or an email, and write your answers behind them. Or call.",
    mail: "Write an email",
  },
}
