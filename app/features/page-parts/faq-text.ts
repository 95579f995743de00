/** What the practice writes in an answer where the payment methods belong. */
const METHODS_IN_TEXT = '{how to pay}'

/** "You pay {how to pay}." names the ways that are offered now, and stays true when they change. */
export function withPaymentMethods<Entry extends { readonly answer: string }>(
  entries: readonly Entry[],
  howToPay: string,
): Entry[] {
  return entries.map((entry) => ({ ...entry, answer: entry.answer.replaceAll(METHODS_IN_TEXT, howToPay) }))
}
