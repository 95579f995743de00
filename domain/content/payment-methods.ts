/** How a client can pay: UPI, an Indian bank transfer, one from abroad, a payment link, or cash or card at the session. */
export const PAYMENT_METHODS = ['upi', 'bank', 'swift', 'link', 'session'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export function isPaymentMethod(text: string): text is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === text)
}

/** What the practice offers. The UPI id has its own settings. */
export type PracticePaymentMethods = {
  /** In the order in which they are shown. */
  readonly offered: readonly PaymentMethod[]
  readonly instructions: Readonly<Partial<Record<PaymentMethod, string>>>
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

export const ONLY_UPI: PracticePaymentMethods = {
  offered: ['upi'],
  instructions: {},
  bank: null,
  swift: null,
  link: null,
}
