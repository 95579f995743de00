/** How a client can pay: UPI, an Indian bank transfer, one from abroad, a payment link, or cash or card at the session. */
export const PAYMENT_WAYS = ['upi', 'bank', 'swift', 'link', 'session'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

export function isPaymentWay(text: string): text is PaymentWay {
  return PAYMENT_WAYS.some((way) => way === text)
}

/** What the practice offers. The UPI id has its own settings. */
export type PracticePaymentWays = {
  /** In the order in which they are shown. */
  readonly offered: readonly PaymentWay[]
  readonly instructions: Readonly<Partial<Record<PaymentWay, string>>>
  readonly bank: BankAccount | null
  readonly swift: ForeignAccount | null
  readonly link: PaymentLink | null
}

export type BankAccount = {
  readonly accountName: string
  readonly accountNumber: string
  readonly ifsc: string
  readonly bankName: string
  readonly branch: string
}

/** For transfers from abroad; the account is an IBAN where the bank has one. */
export type ForeignAccount = {
  readonly accountName: string
  readonly account: string
  readonly bic: string
  readonly bankName: string
  readonly bankAddress: string
  /** The bank through which the transfer goes, in the bank's own words. */
  readonly correspondent: string
}

/** Any page that takes payments, such as one of PayPal or a gateway. */
export type PaymentLink = {
  readonly url: string
  readonly label: string
  /** What the page calls its reference; empty for our own word. */
  readonly referenceLabel: string
}

export const ONLY_UPI: PracticePaymentWays = { offered: ['upi'], instructions: {}, bank: null, swift: null, link: null }
