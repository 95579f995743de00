import { formatRupees } from '#content/words/money.ts'
import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'
import { LARGEST_PAYMENT, LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'

/** The money of one booking in a few words. */
export const BOOKING_MONEY_TEXTS = {
  partPaid: 'Part paid',
  receivedOf: (received: string, price: string) => `${received} of ${price} received`,
  beingChecked: (amount: string) => `${amount} being checked`,
} as const

export const REVERSE_PAYMENT = {
  title: 'Reverse payment',
  lead: 'For a payment that was recorded or verified by mistake: for the wrong booking, twice, with a wrong amount, or because it never arrived. If the money did arrive and you are sending it back, record a refund instead.',
  facts: { amount: 'Amount', received: 'Received on', method: 'How it was paid', reference: 'Reference', about: 'For' },
  onAccount: 'The client’s account',
  after:
    'The payment stays in the ledger with an entry that reverses it, and its receipt is marked as cancelled. If no other payment has come in, a booking that has not taken place is unpaid again and its invoice gets a credit note. A client with an email address is told that the payment could not be confirmed, and how to pay.',
  reason: 'Reason',
  reasonHint: 'For the desk. Never shown to the client.',
  submit: 'Reverse payment',
  back: 'Back to the booking',
  backToClient: 'Back to the client',
  reversed: 'Payment reversed',
  outcomes: {
    unpaid: 'The booking is unpaid again. A client with an email address is told.',
    due: 'The booking stays confirmed, and the amount is due again.',
    cancelled: 'The booking stays cancelled, and less has to be refunded.',
  },
  refusals: {
    'own-booking': 'This is your own account. Ask a colleague.',
    'already-reversed': 'This payment has already been reversed.',
    'claim-waiting': 'The client says they have paid for this booking. Verify or reject that payment first.',
    'money-used': 'This payment has already been used: it was refunded, kept as credit, or spent. Correct that first.',
    'voucher-valid': 'This gift voucher is valid. Cancel its booking first, which makes it void.',
    'reason-missing': 'Say why the payment is being reversed.',
    'reason-too-long': `Keep the reason under ${LONGEST_DECISION_REASON} characters.`,
  },
  notPossible: 'This payment has already been reversed. If the money did arrive, you can refund it.',
} as const

export const REFUND_CREDIT = {
  title: 'Refund credit',
  lead: 'For credit that you have sent back through your own bank, or in cash.',
  credit: 'Credit',
  none: 'This client has no credit.',
  method: 'How it was sent',
  reference: 'Reference of your refund transfer',
  submit: 'Record refund',
  refunded: 'Refund recorded',
  voucher: 'The refund voucher is in the ledger.',
  refusals: {
    'own-booking': 'This is your own account. Ask a colleague.',
    'reference-missing': 'Enter the reference of your refund transfer.',
    'more-than-credit': 'The refund must be at least one paisa and not more than the client’s credit.',
  },
} as const

export const RECORD_PAYMENT = {
  title: 'Record payment',
  forAccount: 'Record payment on account',
  lead: 'For money that you have received in cash, by card, by transfer or in another way.',
  accountLead: 'The amount becomes credit, which can pay for the next booking.',
  back: 'Back to the booking',
  backToClient: 'Back to the client',
  paidOn: 'Received on',
  method: 'How it was paid',
  reference: 'Reference or receipt number',
  referenceHint: 'Needed for UPI, transfers and payment links. Optional for cash and card.',
  note: 'Note for the desk',
  noteHint: 'Never shown to the client.',
  submit: 'Record payment',
  recorded: 'Payment recorded',
  stillDue: (amount: string) => `${amount} is still due.`,
  tooMuch: (amount: string) => `The client has overpaid by ${amount}. You can keep it as credit or refund it.`,
  receiptReady: 'The receipt is in the ledger.',
  notPossible: 'No payment can be recorded for this booking.',
} as const

export const RECORD_PAYMENT_REFUSALS = {
  'own-booking': 'This is your own account. Ask a colleague.',
  'booking-cancelled': 'This booking is cancelled. Record the payment on the client’s account instead.',
  'claim-waiting': 'The client says they have paid for this booking. Verify or reject that payment first.',
  'reference-in-use': 'This reference already belongs to another payment. Check it.',
  'date-invalid': 'Enter the day on which the money arrived.',
  'date-in-future': 'Enter a day that is not in the future.',
  'date-too-old': 'Check the year of this date.',
  'method-unknown': 'Choose how it was paid.',
  'amount-invalid': 'Enter the amount in rupees, such as 1,001 or 700.50.',
  'amount-too-large': `Enter at most ${formatRupees(LARGEST_PAYMENT)}.`,
  'reference-missing': 'Enter the reference of this payment.',
  'reference-is-phonepe-id': 'This is PhonePe’s own ID. Enter the 12 digits called UTR.',
  'reference-is-google-id': 'This is Google’s own ID. Enter the 12 digits called UPI transaction ID.',
  'reference-not-12-digits': 'A UPI reference has 12 digits. Check it.',
  'reference-all-equal': 'Enter the real reference of the payment.',
  'reference-not-utr': 'A bank’s UTR has 12 digits, or the bank’s code with 16 or 22 letters and digits in all.',
  'reference-not-swift': 'A SWIFT reference has 6 to 35 letters and digits. Check it.',
  'reference-not-readable': `Enter 4 to ${LONGEST_REFERENCE} characters of the reference.`,
  'reference-is-email': 'That is an email address. Enter the reference of the payment.',
} as const
