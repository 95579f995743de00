import { plural } from '#content/words/grammar.ts'
import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'

/** Texts of verifying and rejecting payments. */
export const VERIFY = {
  title: 'Payments to verify',
  empty: 'Nothing to verify',
  emptyLead: 'When a client says they have paid, the payment appears here. The oldest is first.',
  atSession:
    'The client wants to pay in cash or by card at the session. If you agree, the booking is confirmed and the amount stays due. Record the payment when you have it.',
  agree: 'Agree',
  decline: 'Decline',
  declineNow: 'Decline',
  declineReason: 'Pay before the session. Thank you for understanding.',
  keys: 'Keyboard: J and K move, V verifies, R rejects, Escape closes.',
  more: (shown: number) => `These are the ${shown} oldest payments. More will appear as you decide.`,
  verify: 'Verify',
  reject: 'Reject',
  otherAmount: 'Another amount',
  received: 'Received, in rupees',
  receivedHint: 'The booking is confirmed. Any shortfall stays due. An overpayment can be kept as credit or refunded.',
  verifyReceived: 'Verify this amount',
  receivedInvalid: 'Enter the amount in rupees, such as 1,001 or 700.50.',
  rejectNow: 'Reject payment',
  reason: 'Reason (the client will read this)',
  reasons: [
    'We did not receive a payment with this transaction ID.',
    'The amount does not match the booking.',
    'The transaction ID is incomplete.',
  ],
  proof: 'Payment proof',
  proofPdf: 'Payment proof (PDF)',
  noProof: 'No proof',
  suspicious: 'This reference was already rejected on another booking.',
  included: (whole: string) =>
    `This client has also paid for ${whole}, which includes this course. Cancel this booking instead. If the money has arrived, you will find it under “Did these payments arrive?”.`,
  openBooking: 'Open this booking',
  own: 'This is your own booking. Someone else has to verify it.',
  undo: 'Undo',
  decided: {
    verified: (codes: readonly string[]) =>
      plural(
        codes.length,
        `Payment verified: ${codes[0]}. The client will be emailed in a few seconds.`,
        `${codes.length} payments verified. The clients will be emailed in a few seconds.`,
      ),
    agreed: (codes: readonly string[]) =>
      `Payment at the session agreed: ${codes.join(', ')}. The client will be emailed in a few seconds.`,
    rejected: ([code]: readonly string[]) =>
      `The payment for ${code} was rejected. The client will be emailed in a few seconds.`,
    arrived: ([code]: readonly string[]) =>
      `Payment received for ${code}. The invoice will be issued in a few seconds.`,
    missing: ([code]: readonly string[]) =>
      `Payment not received for ${code}. The client will be emailed in a few seconds.`,
  },
  late: 'This is taking longer than usual. You can wait or undo it.',
  undone: 'Undone',
  undoneDetail: 'Nothing was sent. The payment is waiting for your decision again.',
} as const

/** Shown when a decision is refused, for example because a colleague decided first. */
export const DECISION_REFUSALS = {
  'booking-not-found': 'This booking does not exist.',
  'own-booking': 'You cannot verify your own booking. Ask a colleague.',
  'booking-cancelled': 'This booking was cancelled in the meantime.',
  'not-claimed': 'The client has not sent a payment for this booking.',
  'already-decided': 'A colleague has already dealt with this payment.',
  'nothing-received-yet':
    'This client wants to pay at the session. Agree to it, and record the payment when you have it.',
  'reference-in-use': 'This transfer pays for another booking already.',
  'reference-not-readable':
    'The reference from the bank is not one of this way of paying. Verify this payment under “To verify”.',
  'reason-missing': 'Give a reason. The client will read it.',
  'reason-too-long': `Keep the reason under ${LONGEST_DECISION_REASON} characters.`,
  'too-late': 'It is too late to undo this. It has already been done.',
} as const
