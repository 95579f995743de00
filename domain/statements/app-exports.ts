const MADE = [
  'success',
  'successful',
  'succeeded',
  'complete',
  'completed',
  'settled',
  'captured',
  'credited',
  'received',
  'paid',
]
const TAKEN_BACK = /\b(?:refund(?:ed)?|reversal|reversed|chargeback)\b/i
const CAME_IN = /^(?:money )?received\b|^(?:payment|money|transfer) (?:received )?from\b/i
const WENT_OUT = /^(?:money )?(?:paid|sent)\b|^(?:payment|money|transfer(?:red)?) to\b/i
/** What a merchant's report calls the money that came in. */
const PAYMENT = /^(?:payment|collect(?:ion)?|forward[ _]transaction|sale)$/i

/**
 * Whether a payment was made, by the status in the export of a payment app: failed, pending and unknown ones were not. A
 * bank's statement has none, because it lists nothing else.
 */
export function isMade(status: string): boolean {
  return status === '' || TAKEN_BACK.test(status) || MADE.includes(status.toLowerCase())
}

type Words = { readonly type: string; readonly status: string; readonly text: string }

/** In which direction the money went, as a payment app writes it; null if it does not say. */
export function directionOfApp({ type, status, text }: Words): 'credit' | 'debit' | null {
  if (TAKEN_BACK.test(type) || TAKEN_BACK.test(status)) return 'debit'
  if (PAYMENT.test(type)) return 'credit'
  if (CAME_IN.test(text)) return 'credit'
  return WENT_OUT.test(text) || TAKEN_BACK.test(text) ? 'debit' : null
}
