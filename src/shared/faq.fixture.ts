/* Questions of a service. Copied from data/, so that editing the site changes no snapshot. */

export const faqs = [
  {
    question: "What does it cost to insure a cow?",
    answer:
      "About 5% of her value for a year. For a cow worth UGX 3 million that makes UGX 150,000, payable in two parts. Calves under 6 months cost UGX 20,000 each.",
  },
  {
    question: "What must I do when an animal is stolen?",
    answer:
      "Report the theft to the police within 24 hours and ask for the reference number, then call us the same day. Later reports cannot be paid, so do not spend the first day searching alone.",
  },
]
